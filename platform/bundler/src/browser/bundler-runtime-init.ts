interface Glue {
  webpackRequire: { federation: { runtime: { init(options: object): unknown }; initOptions: object } }
}

/** Replaces the package's own `init`, most of which is for sharing parts of modules; here whole modules are shared. */
export const init = ({ webpackRequire: { federation } }: Glue) =>
  federation.runtime.init(federation.initOptions)
