import { createHash } from 'node:crypto'
import { inLanguage, LANGUAGES, type Language, type Site } from '@arunika/contracts/site'
import { escapeHtml } from './escape-html.ts'

// The site's colours and sizes as literals, because the page loads no other file.
const STYLE = `:root{color-scheme:light dark;--page:#fbfaf6;--card:#fff;--text:#0d1533;--soft:#47517a;--line:#d9deea;--field:#8f99b8;--link:#24519f;--on:#fff;--bad:#b3203f;--bad-soft:#fdecef;--good:#0b6b47;--good-soft:#e5f6ee}
@media (prefers-color-scheme:dark){:root{--page:#0a0f22;--card:#151d3b;--text:#eef3ff;--soft:#b4c0e4;--line:#2c386a;--field:#7683b5;--link:#9dbaff;--on:#0d1533;--bad:#ff9fb0;--bad-soft:#3d1421;--good:#74dcae;--good-soft:#0f352a}}
*{box-sizing:border-box}
body{margin:0;border-top:6px solid;border-image:linear-gradient(100deg,#1eb8cd,#354d9b) 1;color:var(--text);background:var(--page);font:clamp(1rem,.96rem + .18vw,1.125rem)/1.6 "Plus Jakarta Sans",system-ui,sans-serif}
header,main{width:min(46rem,100%);margin:0 auto;padding:1.25rem clamp(1.25rem,4.5vw,2.5rem)}
header{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;align-items:center;justify-content:space-between}
header a{display:inline-flex;align-items:center;min-height:2.75rem;font-weight:700;text-decoration:none}
a{color:var(--link)}
main{display:grid;gap:1.25rem;padding-bottom:4rem}
h1,h2{margin:0;line-height:1.15;letter-spacing:-.02em;text-wrap:balance}
h1{font-size:clamp(1.75rem,1.4rem + 1.6vw,2.75rem)}
h2{font-size:1.375rem}
p{margin:0}
section,form.booking{display:grid;gap:1rem;padding:clamp(1.25rem,4vw,2rem);border-radius:1.25rem;background:var(--card);box-shadow:0 1px 2px rgb(13 21 51/6%),0 4px 16px rgb(13 21 51/6%)}
dl{display:grid;gap:.75rem;margin:0}
dt{color:var(--soft);font-size:.9rem;font-weight:700}
dd{margin:0;font-size:1.125rem;overflow-wrap:anywhere}
:is(.slot,dd) time+small{display:block;margin:0;color:var(--soft);font-size:.9rem}
.soft{color:var(--soft)}
.good,.bad{padding:.75rem 1rem;border-radius:.75rem;font-weight:600}
.good{color:var(--good);background:var(--good-soft)}
.bad{color:var(--bad);background:var(--bad-soft)}
fieldset{display:grid;gap:.5rem;margin:0;padding:0;border:0;min-width:0}
legend{padding:0;margin-bottom:.75rem;font-weight:700}
.slot{display:flex;gap:.75rem;align-items:center;min-height:2.75rem;padding:.625rem 1rem;border:1px solid var(--field);border-radius:.75rem;cursor:pointer}
.slot{flex-wrap:wrap;gap:0 .75rem}
.slot span{flex:1}
.slot b{display:block}
.slot small{flex:1 0 100%;margin-inline-start:2rem;color:var(--soft)}
@media (min-width:40rem){.slot{flex-wrap:nowrap}.slot small{flex:none;margin:0}}
.slot:has(:checked){border-color:var(--link);box-shadow:inset 0 0 0 1px var(--link)}
input[type=radio]{flex:none;width:1.25rem;height:1.25rem;margin:0;accent-color:var(--link)}
.pair{display:grid;gap:1rem}
@media (min-width:40rem){.pair{grid-template-columns:1fr 1fr}dl{grid-template-columns:1fr 1fr}}
.field{display:grid;gap:.25rem;font-weight:700}
.field input{width:100%;min-height:2.75rem;padding:.5rem .875rem;border:1px solid var(--field);border-radius:.75rem;color:inherit;background:var(--page);font:inherit;font-weight:400}
.error{color:var(--bad);font-size:.9rem;font-weight:600}
.actions{display:flex;flex-wrap:wrap;gap:.75rem}
button,.button{display:inline-flex;align-items:center;justify-content:center;min-height:2.75rem;padding:.5rem 1.5rem;border:2px solid var(--link);border-radius:999px;color:var(--link);background:none;font:inherit;font-weight:700;text-decoration:none;cursor:pointer}
.main{color:var(--on);background:var(--link)}
.danger{border-color:var(--bad);color:var(--bad)}
:focus-visible{outline:3px solid #1eb8cd;outline-offset:3px}`

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Headers of a page with only its own forms. @param script its only script */
export const pageHeaders = (script?: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  'content-security-policy': `default-src 'none'; ${script ? `script-src ${hashOf(script)}; ` : ''}style-src ${hashOf(STYLE)}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'x-robots-tag': 'noindex',
})

/** Keeps hours on one line, with word joiners. */
export const unbroken = (text: string) => text.replaceAll('–', '\u2060–\u2060')

const WORDS: Record<Language, { own: string; ask: string }> = {
  en: { own: 'English', ask: 'Questions? Write to us:' },
  id: { own: 'Bahasa Indonesia', ask: 'Ada pertanyaan? Hubungi kami:' },
}

interface CancelWords {
  cancel: string
  cancelHint: string
  cancelAction: string
}

/** Form that cancels something. @param action path that it is sent to */
export const cancelForm = (
  action: string,
  words: CancelWords,
) => `<form class="booking" method="post" action="${action}">
<h2>${words.cancel}</h2>
<p class="soft">${words.cancelHint}</p>
<div class="actions"><button class="danger">${words.cancelAction}</button></div>
</form>`

/** List of facts. @param facts names, and values in HTML */
export const factList = (facts: readonly (readonly [name: string, html: string])[]) =>
  `<dl>${facts.map(([name, html]) => `<div><dt>${name}</dt><dd>${html}</dd></div>`).join('')}</dl>`

interface Frame {
  site: Site
  language: Language
  title: string
  /** The part of the site that the page belongs to. */
  home: { name: string; path: string }
  /** Address of the page in a language; without it, the page offers no other language. */
  addressIn?: (language: Language) => string
  script?: string
}

/** A page that works without scripts and loads no other file. @param body HTML */
export function ownPage({ site, language, title, home, addressIn, script }: Frame, body: string): string {
  const others = addressIn ? LANGUAGES.filter((each) => each !== language) : []
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} | ${escapeHtml(home.name)}</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<a href="${inLanguage(home.path, language)}">${escapeHtml(home.name)}</a>
${others.map((each) => `<a href="${escapeHtml(addressIn?.(each) ?? '')}" lang="${each}" hreflang="${each}">${WORDS[each].own}</a>`).join('')}
</header>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
<p class="soft">${escapeHtml(WORDS[language].ask)} <a href="${escapeHtml(site.phone.whatsapp)}">WhatsApp</a>, <a href="mailto:${escapeHtml(site.email)}">${escapeHtml(site.email)}</a></p>
</main>
${script ? `<script>${script}</script>\n` : ''}</body>
</html>
`
}
