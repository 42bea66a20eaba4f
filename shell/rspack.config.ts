import { hostConfigs } from '@arunika/shared/build'

export default hostConfigs({
  dir: import.meta.dirname,
  name: 'shell',
  entries: { web: './src/entry-browser.tsx', node: './src/entry-render.tsx' },
  assetBase: '/shell/',
})
