import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@astrojs/react'
import type { ViteUserConfig } from 'astro'
import { defineConfig } from 'astro/config'
import { breakpointsPlugin } from '../../../platform/bundler/src/vite-breakpoints.ts'
import { picturesPlugin } from '../../../platform/bundler/src/vite-pictures.ts'

type Plugin = NonNullable<ViteUserConfig['plugins']>[number]

const cache = '../../.cache/astro'
const router = join(import.meta.dirname, 'site/router.tsx')
const words = join(import.meta.dirname, 'site/words.ts')
const nav = ['mf-marketing', 'mf-careers', 'mf-news'].flatMap((remote) => {
  const text = readFileSync(join(import.meta.dirname, '../../..', remote, 'package.json'), 'utf8')
  return JSON.parse(text).federation.nav
})
const { SITE_FACTS = '', API_URL = '' } = process.env

/** Astro imports pictures as objects; the sources expect URLs. */
const pictureAddresses: Plugin = {
  name: 'picture-addresses',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!/\.(avif|webp|jpe?g|png|svg)$/.test(source)) return
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found && `${found.id}?url`
  },
}

/**
 * Astro removes preload links of pictures from React's markup, which hydration would miss. `middleware.ts` adds them
 * instead.
 */
const announcedElsewhere: Plugin = {
  name: 'announced-elsewhere',
  enforce: 'pre',
  transform(code, id) {
    return id.endsWith('/picture.tsx') ? code.replaceAll(/\{lead && .*<Preload .*\}/g, '') : undefined
  },
}

export default defineConfig({
  srcDir: './site',
  outDir: `${cache}/dist`,
  cacheDir: `${cache}/cache`,
  integrations: [react()],
  build: {
    format: 'file',
    // Like the composed site: no round trip for a style sheet before the first paint.
    inlineStylesheets: 'always',
  },
  vite: {
    plugins: [breakpointsPlugin, picturesPlugin, pictureAddresses, announcedElsewhere],
    define: { SITE_FACTS, NAV: JSON.stringify(nav), API_URL: JSON.stringify(API_URL) },
    // Links between documents need no client-side router.
    resolve: {
      alias: [
        { find: /^(react-router(-dom)?|@arunika\/federation\/link)$/, replacement: router },
        { find: /^.*\/use-shell-words\.ts$/, replacement: words },
      ],
    },
    css: { modules: { localsConvention: 'camelCase' } },
    build: { assetsInlineLimit: 0, target: ['chrome109', 'edge109', 'firefox115', 'safari16.4', 'ios16.4'] },
  },
})
