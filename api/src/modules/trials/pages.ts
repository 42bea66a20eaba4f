import type { FieldErrors } from '@anyam/server/errors'
import type { TrialInput } from '@arunika/contracts'
import { inLanguage, type Language, type Site } from '@arunika/contracts/site'
import { escapeHtml } from '../../lib/escape-html.ts'
import { cancelForm, factList, ownPage, pageHeaders, unbroken } from '../../lib/own-page.ts'
import { slotLeft, slotWords } from '../terms/open-terms.ts'
import { type Slot, slotValue } from '../terms/slots.ts'
import { pageWords, priceIn } from './words.ts'

export const PAGE_HEADERS = pageHeaders()

const homeOf = ({ academy }: Site) => ({ name: academy, path: '/academy' })

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
${factList(facts)}
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
  const cancel = cancelForm(`${path}/cancel${query(language)}`, words)
  const again = `<div class="actions"><a class="button main" href="${inLanguage(`${classPath}#trial`, language)}">${words.again}</a></div>`
  return ownPage(
    { site, language, home: homeOf(site), title: words.title, addressIn: (each) => path + query(each) },
    own + (status === 'open' ? move + cancel : again),
  )
}

/** Explains that a link does not work. */
export function badLinkPage(site: Site, language: Language): string {
  const words = pageWords(language)
  return ownPage(
    { site, language, home: homeOf(site), title: words.badLink },
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
  return ownPage(
    { site, language, home: homeOf(site), title: words.check },
    `<p class="bad" role="alert">${escapeHtml(problem ?? words.checkText)}</p>
<form class="booking" method="post" action="${escapeHtml(action)}" novalidate>
${offersSlots ? choice : ''}
${FIELDS.map(([name, type, autocomplete]) => field(name, type, autocomplete)).join('\n')}
${offersSlots ? '' : choice}
<div class="actions"><button class="main">${words.book}</button><a class="button" href="${inLanguage(classPath, language)}">${words.back}</a></div>
</form>`,
  )
}
