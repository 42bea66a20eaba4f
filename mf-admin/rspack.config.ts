import { remoteConfigs } from '@arunika/shared/build'

/** What the screens have in common is loaded once, not with each: all of them the frame, forms their library. */
const splitChunks = {
  chunks: 'async',
  minSize: 0,
  cacheGroups: {
    default: false,
    defaultVendors: false,
    forms: { name: 'forms', test: /hook-?form|zod|kit.form|contracts/, minChunks: 2, priority: 1 },
    frame: { name: 'frame', minChunks: 3 },
  },
} as const

// Every rule is in a layer and under names of its own: their order within a layer decides nothing.
const ignoreWarnings = [/Conflicting order/]

export default remoteConfigs(import.meta.dirname).map((config) =>
  config.name?.endsWith(':web')
    ? { ...config, ignoreWarnings, optimization: { ...config.optimization, splitChunks } }
    : config,
)
