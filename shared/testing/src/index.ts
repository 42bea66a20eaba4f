export { showInIndonesian } from './own-words.ts'
export { type ApiResponses, renderPage } from './render-page.tsx'
export { testSite } from './test-site.ts'
export { untranslated } from './words.ts'
