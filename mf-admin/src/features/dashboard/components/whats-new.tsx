import type { WhatIsNew } from '@arunika/admin-contracts'
import { longTime } from '@arunika/text'
import { useIsOnlySpecified } from '../../../lib/only-specified.ts'
import { isAllowed } from '../../../lib/rights.ts'
import { useWhatIsNew } from '../api/get-whats-new.ts'
import { Card, type CardEntry } from './card.tsx'
import { CardRow } from './card-row.tsx'

/** Address of a list, searched for a name. */
const findIn = (list: string, name: string) => `${list}?${new URLSearchParams({ q: name })}`

const applicationEntries = ({ applications }: WhatIsNew): CardEntry[] =>
  (applications?.newest ?? []).map(({ id, name, vacancyId, vacancy, at }) => ({
    key: id,
    to: findIn(`/admin/job-vacancies/applications/${vacancyId}`, name),
    label: name,
    detail: `${vacancy}, ${longTime(at)}`,
  }))

const messageEntries = ({ messages }: WhatIsNew): CardEntry[] =>
  (messages?.newest ?? []).map(({ id, name, subject, at }) => ({
    key: id,
    to: findIn('/admin/messages', subject),
    label: subject,
    detail: `${name}, ${longTime(at)}`,
  }))

const trialEntries = ({ trials }: WhatIsNew): CardEntry[] =>
  (trials?.newest ?? []).map(({ id, class: className, student, at }) => ({
    key: id,
    to: findIn('/admin/trials', student),
    label: student,
    detail: `${className}, ${longTime(at)}`,
  }))

const articleEntries = ({ articles }: WhatIsNew): CardEntry[] =>
  (articles?.newest ?? []).map(({ id, title, at }) => ({
    key: id,
    to: `/admin/articles/edit/${id}`,
    label: title,
    detail: longTime(at),
  }))

/** Areas that may have new entries; accounts without access to any see no cards. */
const AREAS = ['hiring', 'correspondence', 'news'] as const

/** Reserves the space of the notice. */
const BLANK = '\u00a0'

/** New entries since the person's last visit, limited to their rights. A specified api knows no visits and only applications. */
export function WhatsNew() {
  const { data, error, mutate } = useWhatIsNew()
  const isOnlySpecified = useIsOnlySpecified()
  if (!AREAS.some(isAllowed)) return null
  const state = { error, onRetry: () => void mutate(), empty: 'Nothing new.' }
  return (
    <CardRow
      {...(isOnlySpecified
        ? { title: 'Unread' }
        : { title: 'New since your last visit', detail: data ? <Since since={data.since} /> : BLANK })}
    >
      {isAllowed('hiring') && (
        <Card
          {...state}
          title="New applications"
          count={data?.applications?.count}
          entries={data && applicationEntries(data)}
          more={{ label: 'All job vacancies', to: '/admin/job-vacancies' }}
        />
      )}
      {!isOnlySpecified && isAllowed('correspondence') && (
        <Card
          {...state}
          title="New messages"
          count={data?.messages?.count}
          entries={data && messageEntries(data)}
          more={{ label: 'All messages', to: '/admin/messages' }}
        />
      )}
      {!isOnlySpecified && isAllowed('correspondence') && (
        <Card
          {...state}
          title="New trials"
          count={data?.trials?.count}
          entries={data && trialEntries(data)}
          more={{ label: 'All trials', to: '/admin/trials' }}
        />
      )}
      {!isOnlySpecified && isAllowed('news') && (
        <Card
          {...state}
          title="New articles"
          count={data?.articles?.count}
          entries={data && articleEntries(data)}
          more={{ label: 'All articles', to: '/admin/articles' }}
        />
      )}
    </CardRow>
  )
}

function Since({ since }: Pick<WhatIsNew, 'since'>) {
  if (since === null) return 'This is your first visit: everything is new.'
  return (
    <>
      You were here until <time dateTime={since}>{longTime(since)}</time>.
    </>
  )
}
