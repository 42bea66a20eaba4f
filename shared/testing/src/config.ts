import { extname, join } from 'node:path'
import config from '@anyam/test-support/config'
import { mergeConfig } from 'vitest/config'

/** Vitest configuration for tests of pages and their parts. */
export default mergeConfig(config, {
  test: {
    // Files share the loaded libraries, which saves loading time.
    isolate: false,
    // The kit has these files as JavaScript.
    setupFiles: [join(import.meta.dirname, `set-up${extname(import.meta.filename)}`)],
    // Node cannot import files of the kit that are not scripts.
    server: { deps: { inline: [/@arunika.remote-kit/] } },
  },
})
