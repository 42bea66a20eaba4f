import { hostConfigs } from '@arunika/bundler'

export const shell = {
  dir: import.meta.dirname,
  name: 'shell',
  entries: { web: './src/entry-browser.tsx', node: './src/entry-render.tsx' },
  assetBase: '/shell/',
}
export default hostConfigs(shell)
