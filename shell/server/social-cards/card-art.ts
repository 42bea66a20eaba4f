/** Base of all cards, as SVG of 1200 by 630; the colours are those of `shared/tokens/src/paints.css`. */
const svg = (content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${content}</svg>`)

/** The logo of `shell/src/layouts/logo.tsx`, 48 by 48. */
const MARK = `<path d="M24 3 43 14v20L24 45 5 34V14z" fill="#354d9b"/><path d="M24 3 43 14 24 25 5 14z" fill="#1eb8cd"/>
<path d="M5 14v20l19 11V25z" fill="#24397f"/><path d="M14 30a10 10 0 0 1 20 0l-10 5.8z" fill="#ffb13d"/>
<path d="M24 10.5v5M15.8 12.6l3 3.2M32.2 12.6l-3 3.2" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/>`

export const GROUND = svg('<rect width="1200" height="630" fill="#0d1533"/>')

/** Covers the blurred background picture, dark enough for white text on any picture. */
export const SHADE = svg(`<linearGradient id="a" x1="0" x2="1">
<stop offset="0" stop-color="#0d1533" stop-opacity=".97"/><stop offset=".5" stop-color="#0d1533" stop-opacity=".9"/>
<stop offset="1" stop-color="#17224d" stop-opacity=".62"/></linearGradient><rect width="1200" height="630" fill="url(#a)"/>`)

/** Replaces a missing picture: the logo, large. */
export const HOUSE =
  svg(`<radialGradient id="a" cx=".84" cy=".5" r=".55"><stop offset="0" stop-color="#354d9b"/>
<stop offset="1" stop-color="#0d1533"/></radialGradient><rect width="1200" height="630" fill="url(#a)"/>
<g transform="translate(740 65) scale(10.4)">${MARK}</g><linearGradient id="b">
<stop offset=".6" stop-color="#0d1533" stop-opacity=".55"/><stop offset="1" stop-color="#0d1533" stop-opacity=".1"/>
</linearGradient><rect width="1200" height="630" fill="url(#b)"/>`)

/** The logo and the stripe in the brand's colours. */
export const FRAME = svg(`<linearGradient id="a"><stop offset="0" stop-color="#1eb8cd"/>
<stop offset="1" stop-color="#354d9b"/></linearGradient><rect y="618" width="1200" height="12" fill="url(#a)"/>
<g transform="translate(60 52) scale(1.17)">${MARK}</g>`)
