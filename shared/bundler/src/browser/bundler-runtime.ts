import federation from '@module-federation/webpack-bundler-runtime'

/**
 * Offers the runtime of this page to the remotes, whose builds have none of their own. Each gets an object for itself,
 * because a build's glue writes into it. Of several on one page the first stays.
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
