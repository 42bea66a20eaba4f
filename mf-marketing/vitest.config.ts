import config from '@arunika/shared/testing/config'
import { mergeConfig } from 'vitest/config'

export default mergeConfig(config, {
  test: {
    // The films and the map are asked for in tests and never fetched; the test browser remarks on it each time.
    onConsoleLog: (line: string) => !line.includes('Iframe page loading is disabled'),
  },
})
