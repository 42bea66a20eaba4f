import type { InterviewState } from '@arunika/admin-contracts'
import { inLanguage, type Language, officeAheadMs, type Site } from '@arunika/contracts/site'
import { escapeHtml } from '../../lib/escape-html.ts'
import { cancelForm, factList, ownPage, pageHeaders, unbroken } from '../../lib/own-page.ts'
import { titleIn } from './mails.ts'
import type { Applicant, InterviewRow } from './repository.ts'
import { stateOf, whenIn } from './times.ts'
import { pageWords } from './words.ts'

/** Adds each time in the reader's time zone, if it is another than the office's. */
const SCRIPT = `for (const time of document.querySelectorAll('time')) {
  const at = new Date(time.dateTime)
  if (at.getTimezoneOffset() === ${-officeAheadMs() / 60_000}) continue
  const own = document.createElement('small')
  own.textContent = at.toLocaleString(document.documentElement.lang, { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', timeZoneName: 'short' })
  time.after(own)
}`

export const PAGE_HEADERS = pageHeaders(SCRIPT)

const homeOf = ({ name }: Site) => ({ name, path: '/career' })

interface InterviewPage {
  site: Site
  language: Language
  /** Path of the page. */
  path: string
  applicant: Applicant
  interview: InterviewRow
  /** Times to choose from. */
  free: readonly Date[]
  now: Date
  /** The change that the page confirms. */
  done?: 'chosen' | 'moved' | 'cancelled' | undefined
  /** The reason why nothing was done. */
  problem?: string | undefined
}

const venueIn = (venue: string) =>
  /^https?:\/\/\S+$/.test(venue)
    ? `<a href="${escapeHtml(venue)}" rel="noreferrer">${escapeHtml(venue)}</a>`
    : escapeHtml(venue)

/** The page on which an applicant chooses, moves or cancels an interview. */
export function interviewPage(page: InterviewPage): string {
  const { site, language, path, applicant, interview, free, now, done, problem } = page
  const words = pageWords(language)
  const state = stateOf(interview, now)
  const query = (each: Language) => `?language=${each}`
  const title = titleIn(applicant, language)
  const timeOf = (at: Date, zone = '') =>
    `<time datetime="${at.toISOString()}">${unbroken(escapeHtml(whenIn(at, interview, language)))}${zone}</time>`
  const facts: [string, string][] = [
    ...(interview.startsAt
      ? [[words.when, timeOf(interview.startsAt, ` (${words.zone})`)] as [string, string]]
      : []),
    [words.where, venueIn(interview.venue)],
    [words.length, words.minutes(interview.minutes)],
    [
      words.position,
      `<a href="${inLanguage(`/career/${applicant.vacancy.id}`, language)}">${escapeHtml(title)}</a>`,
    ],
  ]
  const others = free.filter((at) => at.getTime() !== interview.startsAt?.getTime())
  const choice =
    others.length > 0
      ? `<form class="booking" method="post" action="${path}/choose${query(language)}">
<fieldset><legend><h2>${state === 'chosen' ? words.move : words.choose}</h2></legend>
<p class="soft">${words.zoneHint}</p>
${others
  .map(
    (at) =>
      `<label class="slot"><input type="radio" name="time" value="${at.toISOString()}" required><span>${timeOf(at)}</span></label>`,
  )
  .join('\n')}
</fieldset>
<div class="actions"><button class="main">${state === 'chosen' ? words.moveAction : words.chooseAction}</button></div>
</form>`
      : ''
  const cancel = cancelForm(`${path}/cancel${query(language)}`, words)
  return ownPage(
    {
      ...{ site, language, home: homeOf(site), script: SCRIPT },
      title: words.title,
      addressIn: (each) => path + query(each),
    },
    `<section>
${noticeOf({ state, done, problem, isFull: others.length === 0 }, language)}
${factList(facts)}
${state === 'chosen' ? `<div class="actions"><a class="button" href="${path}/calendar">${words.calendar}</a></div>` : ''}
</section>
${state === 'chosen' ? choice + cancel : state === 'offered' ? choice : ''}`,
  )
}

interface Shown extends Pick<InterviewPage, 'done' | 'problem'> {
  state: InterviewState
  /** True if there is no other time to choose. */
  isFull: boolean
}

function noticeOf({ state, done, problem, isFull }: Shown, language: Language): string {
  const words = pageWords(language)
  if (problem) return `<p class="bad" role="alert">${escapeHtml(words.message(problem))}</p>`
  if (done) return `<p class="good" role="status">${words.done[done]}</p>`
  if (state === 'cancelled' || state === 'over') return `<p class="bad">${words.state[state]}</p>`
  return state === 'offered' && isFull ? `<p class="bad">${words.full}</p>` : ''
}

/** Explains that a link does not work. */
export function badLinkPage(site: Site, language: Language): string {
  const words = pageWords(language)
  return ownPage(
    { site, language, title: words.badLink, home: homeOf(site) },
    `<section><p>${words.badLinkText}</p></section>`,
  )
}
