import type { DeletionReceipt } from '@arunika/contracts'
import { inLanguage, type Language, type Site } from '@arunika/contracts/site'
import { longDate } from '@arunika/text'
import { escapeHtml } from '../../lib/escape-html.ts'
import { factList, ownPage, pageHeaders } from '../../lib/own-page.ts'
import { translationIn } from '../../lib/translations.ts'
import type { MyDataService } from './service.ts'
import { dataWords } from './words.ts'

export const PAGE_HEADERS = pageHeaders()

const homeOf = ({ name }: Site) => ({ name, path: '/career' })

interface DataPage extends Awaited<ReturnType<MyDataService['show']>> {
  site: Site
  language: Language
  /** True after the applicant has agreed. */
  isDone: boolean
  /** The reason why nothing was done. */
  problem?: string | undefined
}

/** The page on which an applicant decides about the data of an application. */
export function dataPage(page: DataPage): string {
  const { site, language, path, application, vacancy, deletedOn, isConsentOpen, days, isDone, problem } = page
  const words = dataWords(language)
  const query = (each: Language) => `?language=${each}`
  const { title } = translationIn(vacancy.translations, language) ?? vacancy
  const day = deletedOn && longDate(deletedOn.toISOString(), language)
  const period = words.period(days)
  const facts = [
    [
      words.position,
      `<a href="${inLanguage(`/career/${vacancy.id}`, language)}">${escapeHtml(title)}</a>`,
    ] as const,
    [words.reference, escapeHtml(application.reference)] as const,
    [words.deleted, day ?? words.never] as const,
  ]
  const notice = problem
    ? `<p class="bad" role="alert">${escapeHtml(words.message(problem))}</p>`
    : isDone && day && !isConsentOpen
      ? `<p class="good" role="status">${words.agreed(day)}</p>`
      : ''
  const question =
    isConsentOpen && day
      ? `<form class="booking" method="post" action="${path}/agree${query(language)}">
<h2>${words.ask(period)}</h2>
<p>${words.askText(day)}</p>
<div class="actions"><button class="main">${words.yes(period)}</button></div>
</form>`
      : ''
  const invitations = application.invitationsRefusedAt
    ? `<section><p class="good">${words.noInvitations}</p></section>`
    : `<form class="booking" method="post" action="${path}/no-invitations${query(language)}">
<h2>${words.invitations}</h2>
<p class="soft">${words.invitationsText}</p>
<div class="actions"><button>${words.refuse}</button></div>
</form>`
  return ownPage(
    {
      ...{ site, language, home: homeOf(site), title: words.title },
      addressIn: (each) => path + query(each),
    },
    `<section>
${notice}
${factList(facts)}
</section>
${question}
${invitations}
<form class="booking" method="post" action="${path}/delete${query(language)}">
<h2>${words.delete}</h2>
<p class="soft">${words.deleteText}</p>
<div class="actions"><button class="danger">${isConsentOpen ? words.no : words.deleteAction}</button></div>
</form>`,
  )
}

/** Confirms a deletion, with its signed receipt. */
export function deletedPage(site: Site, language: Language, { receipt, signature }: DeletionReceipt): string {
  const words = dataWords(language)
  return ownPage(
    { site, language, title: words.gone, home: homeOf(site) },
    `<section>
<p class="good" role="status">${escapeHtml(receipt)}</p>
${factList([[words.proof, escapeHtml(signature)]])}
</section>`,
  )
}

/** Explains that a link does not work. */
export function badLinkPage(site: Site, language: Language): string {
  const words = dataWords(language)
  return ownPage(
    { site, language, title: words.badLink, home: homeOf(site) },
    `<section><p>${words.badLinkText}</p></section>`,
  )
}
