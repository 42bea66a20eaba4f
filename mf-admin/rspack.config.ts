import { remoteConfigs } from '@anyam/bundler'
import type { Chunk } from '@rspack/core'
import manifest from './package.json' with { type: 'json' }

/** True for chunks of public pages. Code that screens share is not public. */
const isOpen = (chunk: Chunk) => manifest.federation.withoutSession.includes(chunk.name ?? '')

/** Puts code that screens share into one chunk; the login does not need it. */
const splitChunks = {
  chunks: 'async',
  minSize: 0,
  cacheGroups: {
    default: false,
    defaultVendors: false,
    forms: { name: 'forms', test: /hook-?form|zod|kit.form|contracts/, minChunks: 2, priority: 1 },
    overlays: {
      name: 'overlays',
      test: /radix-ui|floating-ui|remove-scroll|lucide/,
      minChunks: 2,
      priority: 1,
    },
    frame: { name: 'frame', minChunks: 3, chunks: (chunk: Chunk) => !chunk.canBeInitial() && !isOpen(chunk) },
  },
} as const

// Every rule is in a layer with unique names, so the order within a layer does not matter.
const ignoreWarnings = [/Conflicting order/]

export default remoteConfigs(import.meta.dirname).map((config) =>
  config.name?.endsWith(':web')
    ? { ...config, ignoreWarnings, optimization: { ...config.optimization, splitChunks } }
    : config,
)
