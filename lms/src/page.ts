import { createHash } from 'node:crypto'
import type { Language } from '@arunika/contracts/site'

const CSS = `
:root { color-scheme: light dark; --ink: light-dark(#0d1533, #eef2ff); --page: light-dark(#faf9f5, #0b1026); --card: light-dark(#fff, #17224d); --action: #2b5fa8; --line: light-dark(#667085, #9aa6c8) }
* { box-sizing: border-box }
body { margin: 0; color: var(--ink); background: var(--page); font: 1rem/1.6 "Plus Jakarta Sans", system-ui, sans-serif }
main { max-width: 40rem; margin: 0 auto; padding: clamp(2rem, 8vw, 6rem) 1.25rem }
p.brand { margin: 0 0 1rem; font-weight: 700 }
h1 { margin: 0; font-size: clamp(2rem, 7vw, 3.25rem); line-height: 1.05; letter-spacing: -.03em }
form { display: grid; gap: 1.25rem; margin-top: 2rem; padding: clamp(1.25rem, 4vw, 2.5rem); border-radius: 1.75rem; background: var(--card); box-shadow: 0 18px 48px rgb(13 21 51 / 14%) }
label { display: grid; gap: .35rem; font-weight: 600 }
input { width: 100%; min-height: 2.75rem; padding: .5rem .9rem; border: 1px solid var(--line); border-radius: .5rem; color: inherit; background: transparent; font: inherit }
button, a.button { display: inline-flex; align-items: center; justify-self: start; min-height: 3rem; padding: 0 1.6rem; border: 0; border-radius: 999px; color: #fff; background: var(--action); font: inherit; font-weight: 700; text-decoration: none; cursor: pointer }
:focus-visible { outline: 3px solid #1eb8cd; outline-offset: 2px }
main.title { display: grid; align-content: end; justify-items: start; max-width: none; min-height: 100svh; padding: 40svh clamp(1.25rem, 6vw, 6rem) clamp(2rem, 6vw, 5rem); color: #f2f5ff; background: linear-gradient(to top, #070b1d 12%, rgb(7 11 29 / 86%) 42%, rgb(7 11 29 / 0%) 82%) }
main.title img { position: fixed; inset: 0; z-index: -1; width: 100%; height: 100%; background: #070b1d; object-fit: cover }
main.title p { max-width: 36rem; margin: 0 }
main.title p.brand { margin-bottom: .75rem; color: #7fe3f0; letter-spacing: .02em }
main.title h1 { max-width: 11em; font-size: clamp(2.75rem, 9vw, 6rem); font-weight: 800; line-height: .98; text-wrap: balance }
main.title .lead { margin: 1.25rem 0 1.75rem; font-size: clamp(1.05rem, 2.2vw, 1.35rem); line-height: 1.5 }
main.title a.button { padding-block: .6rem; color: #070b1d; background: #1eb8cd; line-height: 1.2 }
main.title :focus-visible { outline-color: #fff }
main.title .sample { margin-top: 1.5rem; color: #c3cdf0; font-size: .9rem }
@media (orientation: portrait) { main.title { background: linear-gradient(to top, #070b1d 39%, rgb(7 11 29 / 80%) 46%, rgb(7 11 29 / 0%) 70%) } main.title img { height: 62svh } }
@media (width >= 60rem) { main.title { background: linear-gradient(to top, rgb(7 11 29 / 70%), rgb(7 11 29 / 0%) 40%), linear-gradient(to right, #070b1d, rgb(7 11 29 / 88%) 36%, rgb(7 11 29 / 0%) 72%) } main.title h1 { max-width: 6.5em } main.title p { max-width: 28rem } }
`
const CSS_HASH = createHash('sha256').update(CSS).digest('base64')

/** A page may only use its own style, show pictures of this host and submit its own form. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${CSS_HASH}'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

/** @param content HTML of the body */
export const htmlPage = (language: Language, title: string, content: string) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/storage/icon.svg">
<style>${CSS}</style>
</head>
<body>
${content}
</body>
</html>
`
