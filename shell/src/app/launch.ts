import type { PageAssets } from './page-state.ts'

/** Element that holds what loads the page's scripts; nothing in a template is loaded. */
export const SCRIPTS_ELEMENT = 'page-scripts'

/** A slow picture holds the scripts no longer than this. */
const PATIENCE_MS = 3000

/**
 * What the document itself runs: the page's scripts come when its lead pictures are painted, or as soon as somebody
 * touches the page, so that they do not compete for a slow line or a slow processor. Its hash stands in the policy, so
 * it is one text for all pages. What was let out is not there a second time. A page that is not on show paints nothing:
 * there it is patience that ends.
 */
export const LAUNCH = `{
  const held = document.getElementById('${SCRIPTS_ELEMENT}').content
  const start = () => document.head.append(held)
  const arrived = (picture) =>
    picture.complete ||
    new Promise((done) => {
      picture.onload = picture.onerror = done
    })
  const painted = () => requestAnimationFrame(() => setTimeout(start))
  Promise.all([...document.querySelectorAll('img[fetchpriority=high]')].map(arrived)).then(painted)
  setTimeout(start, ${PATIENCE_MS})
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, start, { once: true, capture: true })
}`

/** The scripts of a page, as markup. */
export function scriptMarkup({ main, scripts }: PageAssets): string {
  const from = (name: string, { href, integrity }: PageAssets['main']) =>
    `${name}="${href}" integrity="${integrity}" crossorigin="anonymous" fetchpriority="low"`
  const announced = scripts.map((script) => `<link rel="preload" as="script" ${from('href', script)}>`)
  return `${announced.join('')}<script ${from('src', main)} async></script>`
}
