import config from '@anyam/test-support/config'
import { mergeConfig } from 'vitest/config'

/** Vitest configuration for tests of pages and their parts. Node cannot import files of the kit that are not scripts. */
export default mergeConfig(config, { test: { server: { deps: { inline: [/@arunika.remote-kit/] } } } })
