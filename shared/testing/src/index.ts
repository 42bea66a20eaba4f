export { type Answers, renderPage } from './render-page.tsx'
export { testSite } from './test-site.ts'
