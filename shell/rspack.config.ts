import { hostConfigs } from '@arunika/bundler'

export const shell = {
  dir: import.meta.dirname,
  name: 'shell',
  entries: { web: './src/entry-browser.tsx', node: './src/entry-render.ts' },
  assetBase: '/shell/',
  // Ours, and other people's: a package's name, or with its options `[name, options]`.
  separate: {
    'version-stream': './src/version-stream/main.ts',
    vitals: './src/reports/vitals.ts',
    reader: './src/offline/follow-reader.ts',
    offline: './src/offline/main.ts',
  },
  runtimePlugins: ['./src/federation/release-set-plugin.ts', './src/federation/trace-plugin.ts'],
}
export default hostConfigs(shell)
