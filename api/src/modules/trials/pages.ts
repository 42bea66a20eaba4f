import { createHash } from 'node:crypto'
import type { FieldErrors } from '@anyam/server/errors'
import type { TrialInput } from '@arunika/contracts'
import { inLanguage, LANGUAGES, type Language, type Site } from '@arunika/contracts/site'
import { slotLeft, slotWords } from '../terms/open-terms.ts'
import { type Slot, slotValue } from '../terms/slots.ts'
import { pageWords, priceIn } from './words.ts'

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
dd{margin:0;font-size:1.125rem}
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

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** The page has no scripts, and only its own forms. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'x-robots-tag': 'noindex',
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Keeps hours on one line, with word joiners. */
const unbroken = (text: string) => text.replaceAll('–', '\u2060–\u2060')

interface Frame {
  site: Site
  language: Language
  title: string
  /** Address of the page in a language; without it, the page offers no other language. */
  addressIn?: (language: Language) => string
}

/** @param body HTML */
function frame({ site, language, title, addressIn }: Frame, body: string): string {
  const words = pageWords(language)
  const others = addressIn ? LANGUAGES.filter((each) => each !== language) : []
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} | ${escapeHtml(site.academy)}</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<a href="${inLanguage('/academy', language)}">${escapeHtml(site.academy)}</a>
${others.map((each) => `<a href="${escapeHtml(addressIn?.(each) ?? '')}" lang="${each}" hreflang="${each}">${pageWords(each).own}</a>`).join('')}
</header>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
<p class="soft">${escapeHtml(words.ask)} <a href="${escapeHtml(site.phone.whatsapp)}">WhatsApp</a>, <a href="mailto:${escapeHtml(site.email)}">${escapeHtml(site.email)}</a></p>
</main>
</body>
</html>
`
}

interface Offer {
  slots: readonly Slot[]
  booked: ReadonlyMap<string, number>
}

/** The trials to choose from, as radio buttons. */
function slotChoice({ slots, booked }: Offer, language: Language, chosen?: string): string {
  const words = pageWords(language)
  return slots
    .map((slot) => {
      const value = slotValue(slot)
      const { day, hours } = slotWords(slot, language)
      const left = words.left(slotLeft(slot, booked))
      return `<label class="slot"><input type="radio" name="slot" value="${value}" required${value === chosen ? ' checked' : ''}>
<span><b>${day}</b>${hours}</span><small>${left} · ${priceIn(slot.term.trialPrice, language)}</small></label>`
    })
    .join('\n')
}

interface Manage {
  site: Site
  language: Language
  /** Path of the page. */
  path: string
  className: string
  classPath: string
  when: string
  /** Undefined if it is not known any more. */
  price: number | undefined
  status: 'open' | 'cancelled' | 'over'
  /** Offered instead, without its own lesson. */
  offer: Offer
  /** The change that the page confirms. */
  done?: 'booked' | 'moved' | 'cancelled' | undefined
  /** The reason why nothing was done. */
  problem?: string | undefined
}

/** The page of a booking, on which its owner moves or cancels it. */
export function managePage(manage: Manage): string {
  const { site, language, path, className, classPath, when, price, status, offer, done, problem } = manage
  const words = pageWords(language, { path: classPath, name: className })
  const query = (each: Language) => `?language=${each}`
  const { street, locality, mapsUrl } = site.address
  const notice = problem
    ? `<p class="bad" role="alert">${escapeHtml(problem)}</p>`
    : done
      ? `<p class="good" role="status">${words.done[done]}</p>`
      : status === 'open'
        ? ''
        : `<p class="bad">${words.status[status]}</p>`
  const facts: [string, string][] = [
    [words.when, `${unbroken(escapeHtml(when))} (${words.zone})`],
    [words.where, `<a href="${escapeHtml(mapsUrl)}">${escapeHtml(`${street}, ${locality}`)}</a>`],
    ...(price === undefined ? [] : [[words.price, priceIn(price, language)] as [string, string]]),
    [words.class, `<a href="${inLanguage(classPath, language)}">${escapeHtml(className)}</a>`],
  ]
  const own = `<section>
${notice}
<dl>${facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>
${status === 'open' ? `<div class="actions"><a class="button" href="${path}/calendar">${words.calendar}</a></div>` : ''}
</section>`
  const move =
    offer.slots.length > 0
      ? `<form class="booking" method="post" action="${path}/move${query(language)}">
<fieldset><legend><h2>${words.move}</h2></legend>
${slotChoice(offer, language)}
</fieldset>
<div class="actions"><button class="main">${words.moveAction}</button></div>
</form>`
      : ''
  const cancel = `<form class="booking" method="post" action="${path}/cancel${query(language)}">
<h2>${words.cancel}</h2>
<p class="soft">${words.cancelHint}</p>
<div class="actions"><button class="danger">${words.cancelAction}</button></div>
</form>`
  const again = `<div class="actions"><a class="button main" href="${inLanguage(`${classPath}#trial`, language)}">${words.again}</a></div>`
  return frame(
    { site, language, title: words.title, addressIn: (each) => path + query(each) },
    own + (status === 'open' ? move + cancel : again),
  )
}

/** Explains that a link does not work. */
export function badLinkPage(site: Site, language: Language): string {
  const words = pageWords(language)
  return frame(
    { site, language, title: words.badLink },
    `<section><p>${words.badLinkText}</p><div class="actions"><a class="button main" href="${inLanguage('/academy', language)}">${words.academy}</a></div></section>`,
  )
}

interface Refused {
  site: Site
  language: Language
  className: string
  classPath: string
  /** Address that the form is sent to. */
  action: string
  /** The fields as they were sent. */
  typed: Partial<Record<keyof TrialInput, string>>
  errors: FieldErrors
  /** The reason, if it is in no field. */
  problem: string | undefined
  offer: Offer
}

const FIELDS = [
  ['name', 'text', 'name'],
  ['phone', 'tel', 'tel'],
  ['email', 'email', 'email'],
  ['student', 'text', 'off'],
  ['age', 'text', 'off'],
] as const

/** The booking form with everything that was typed, for a browser without scripts whose form was refused. */
export function refusedPage(refused: Refused): string {
  const { site, language, className, classPath, action, typed, errors, problem, offer } = refused
  const words = pageWords(language, { path: classPath, name: className })
  const errorOf = (name: keyof TrialInput) => {
    const message = errors[name]?.[0]
    return message === undefined ? '' : words.message(message)
  }
  const field = (name: keyof TrialInput, type: string, autocomplete: string) => {
    const error = errorOf(name)
    return `<label class="field">${words.fields[name]}
<input name="${name}" type="${type}" autocomplete="${autocomplete}" value="${escapeHtml(typed[name] ?? '')}" required${error && ` aria-invalid="true" aria-describedby="${name}-error"`}>
${error && `<span class="error" id="${name}-error">${escapeHtml(error)}</span>`}</label>`
  }
  const slotError = errorOf('slot') || errorOf('day')
  const offersSlots = offer.slots.length > 0
  const choice = offersSlots
    ? `<fieldset><legend>${words.fields.slot}</legend>
${slotError && `<span class="error">${escapeHtml(slotError)}</span>`}
${slotChoice(offer, language, typed.slot)}
</fieldset>`
    : field('day', 'text', 'off')
  return frame(
    { site, language, title: words.check },
    `<p class="bad" role="alert">${escapeHtml(problem ?? words.checkText)}</p>
<form class="booking" method="post" action="${escapeHtml(action)}" novalidate>
${offersSlots ? choice : ''}
${FIELDS.map(([name, type, autocomplete]) => field(name, type, autocomplete)).join('\n')}
${offersSlots ? '' : choice}
<div class="actions"><button class="main">${words.book}</button><a class="button" href="${inLanguage(classPath, language)}">${words.back}</a></div>
</form>`,
  )
}
