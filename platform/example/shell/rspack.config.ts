import { hostConfigs } from '@anyam/bundler'
import { hostOptions } from '@anyam/host/rspack'

export default hostConfigs(
  hostOptions({
    dir: import.meta.dirname,
    name: 'shell',
    entries: { web: './src/entry-browser.tsx', node: './src/entry-render.ts' },
  }),
)
