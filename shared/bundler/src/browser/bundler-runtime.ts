import federation from '@module-federation/webpack-bundler-runtime'

/**
 * Offers this page's runtime to the remotes, whose builds contain none. Each remote gets a separate object,
 * because a build's glue code writes into it. If a page has several runtimes, the first one stays.
 */
const NAME = '_FEDERATION_BUNDLER_RUNTIME'

if (!(NAME in globalThis))
  Object.defineProperty(globalThis, NAME, {
    get: () => ({
      ...federation,
      bundlerRuntime: { ...federation.bundlerRuntime, S: {} },
      bundlerRuntimeOptions: {},
    }),
  })
