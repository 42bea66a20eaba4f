interface Glue {
  webpackRequire: { federation: { runtime: { init(options: object): unknown }; initOptions: object } }
}

/** In the place of the package's own, most of which is for parts of shared modules; here they are shared whole. */
export const init = ({ webpackRequire: { federation } }: Glue) =>
  federation.runtime.init(federation.initOptions)
