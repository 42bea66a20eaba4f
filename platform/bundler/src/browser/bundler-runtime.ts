import federation from '@module-federation/webpack-bundler-runtime'

/**
 * Offers this page's first runtime to the remotes, whose builds contain none. Each remote gets a separate
 * object, because a build's glue code writes into it.
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
