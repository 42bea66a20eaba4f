import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageError, PlainPages } from '@anyam/host/server/http/errors'
import { escapeHtml } from '@anyam/host/server/http/escape-html'
import { DEFAULT_LANGUAGE, inLanguage, type Language } from '@anyam/protocol/languages'
import type { Site } from '@anyam/protocol/open'
import { ERROR_WORDS } from './error-words.ts'

const WORDS: Record<Language, Record<'where' | 'retry' | 'home' | 'reference', string>> = {
  en: {
    where: 'Where to go',
    retry: 'Try again',
    home: 'Go to the start page',
    reference: 'Reference',
  },
  id: {
    where: 'Pilihan berikutnya',
    retry: 'Coba lagi',
    home: 'Ke beranda',
    reference: 'Kode referensi',
  },
}

const MARK = readFileSync(join(import.meta.dirname, '../../public/favicon.svg'), 'utf8').replace(
  '<svg ',
  '<svg aria-hidden="true" width="56" height="56" ',
)

// The site's colours and sizes as literals: the page needs no other file, so it works when nothing else does.
const STYLE = `@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}
:root{color-scheme:light dark}
*{box-sizing:border-box}
body{display:grid;align-content:center;justify-items:center;gap:1.25rem;min-height:100vh;margin:0;padding:3rem clamp(1.25rem,4.5vw,5rem);
color:#0d1533;background:#fbfaf6;font:clamp(1rem,.96rem + .18vw,1.125rem)/1.6 system-ui,sans-serif;text-align:center}
h1{max-width:24ch;margin:0;font-size:clamp(1.75rem,1.4rem + 1.6vw,2.75rem);line-height:1.15;text-wrap:balance}
main{display:grid;justify-items:center;gap:.75rem;width:100%}
p{max-width:36rem;margin:0;color:#47517a;text-wrap:balance}
small{color:#5e688e}
nav{display:flex;flex-wrap:wrap;justify-content:center;gap:.75rem;margin-block:.5rem}
ul{margin:0;padding:0;list-style:none;text-align:start}
li{margin-block:.5rem}
h2{margin:1.5rem 0 0;font-size:1.25rem;text-align:start}
section li{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;padding-block:.5rem;border-top:1px solid #5e688e}
section a,section a:first-child{display:block;flex:1 1 12rem;min-height:0;padding:.5rem 0;border:0;color:#24519f;background:none}
section small{flex:none}
section{width:min(44rem,100%)}
button{min-height:2.75rem;padding:0 1rem;border:1px solid currentcolor;border-radius:999px;color:#24519f;background:none;font:inherit;cursor:pointer}
a{display:grid;place-items:center;min-height:2.75rem;padding:0 1.5rem;border:2px solid #24519f;border-radius:999px;color:#24519f;font-weight:700;text-decoration:none}
a:first-child{color:#fff;background:#24519f}
a:focus-visible,button:focus-visible{outline:3px solid #1eb8cd;outline-offset:3px}
@media (prefers-color-scheme:dark){
body{color:#eef3ff;background:#0a0f22}
p{color:#b4c0e4}
small{color:#9aa6cb}
a,section a:first-child,button{border-color:#9dbaff;color:#9dbaff;background:none}
nav a:first-child{color:#0d1533;background:#9dbaff}
}`

/** A page for people without scripts or external resources. @param body HTML */
const plainPage = (
  { name }: Pick<Site, 'name'>,
  title: string,
  body: string,
  language: Language = DEFAULT_LANGUAGE,
): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} | ${escapeHtml(name)}</title>
<style>${STYLE}</style>
</head>
<body>
${MARK}
${body}
</body>
</html>
`

/** Explains an error to people. */
function errorPage(site: Pick<Site, 'name'>, { code, id, language, again }: PageError): string {
  const { title, text } = ERROR_WORDS[language][code]
  const { where, retry, home, reference } = WORDS[language]
  const another = again === undefined ? '' : `<a href="${escapeHtml(again)}">${retry}</a>`
  return plainPage(
    site,
    title,
    `<main>
<h1>${escapeHtml(title)}</h1>
</main>
<p>${escapeHtml(text)}</p>
<nav aria-label="${where}">${another}<a href="${inLanguage('/', language)}">${home}</a></nav>
<small>${reference}: ${escapeHtml(id)}</small>`,
    language,
  )
}

/** The site's pages for people without scripts or external resources. */
export const plainPages: PlainPages = {
  page: plainPage,
  error: errorPage,
  sentence: (code) => ERROR_WORDS.en[code].text,
}
