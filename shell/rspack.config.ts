import { hostConfigs } from '@anyam/bundler'

export const shell = {
  dir: import.meta.dirname,
  name: 'shell',
  entries: { web: './src/entry-browser.tsx', node: './src/entry-render.ts' },
  assetBase: '/shell/',
  // Our own packages and third-party ones: a package's name, or with options `[name, options]`.
  separate: {
    'version-stream': './src/version-stream/main.ts',
    vitals: './src/reports/vitals.ts',
    reader: './src/offline/follow-reader.ts',
    offline: './src/offline/main.ts',
  },
  runtimePlugins: ['./src/federation/release-set-plugin.ts', './src/federation/trace-plugin.ts'],
}
export default hostConfigs(shell)
