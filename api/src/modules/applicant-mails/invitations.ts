import { inLanguage, type Language } from '@arunika/contracts/site'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { applicationMails, applications } from '../../db/schema/index.ts'
import type { Recipient } from './repository.ts'

/** Reasons why somebody is not invited to apply, as sentences. */
const REFUSALS = {
  applied: 'This person has applied for this vacancy already.',
  invited: 'This person has been invited to apply for this vacancy already.',
  withdrawn: 'This person has withdrawn an application.',
  refused: 'This person does not want to be invited.',
} as const

/**
 * The reason for each of these applications whose person must not be invited to a vacancy. People are locked, so that
 * two recruiters do not both invite one.
 */
export async function findUninvitable(
  executor: Executor,
  ids: readonly number[],
  vacancy: number,
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await executor.execute<{ id: number; reason: keyof typeof REFUSALS | null }>(sql`
    select a.id, case
      when bool_or(o.invitations_refused_at is not null) then 'refused'
      when bool_or(o.vacancy_id = ${vacancy}) then 'applied'
      when bool_or(exists (select from ${applicationMails} m where m.application_id = o.id
        and m.invites_to = ${vacancy} and m.cancelled_at is null)) then 'invited'
      when bool_or(o.withdrawn_at is not null) then 'withdrawn' end as reason
    from ${applications} a join ${applications} o on o.person = a.person
    where a.id = any(${sql.param(ids)}::int[]) group by a.id`)
  return new Map(rows.flatMap(({ id, reason }) => (reason ? [[id, REFUSALS[reason]]] : [])))
}

/** One application of each person. */
export const onePerPerson = (recipients: readonly Recipient[]): Recipient[] => [
  ...new Map(recipients.toReversed().map((one) => [one.person ?? one.id, one])).values(),
]

/** Where somebody applies for a vacancy. @param isInvited true if the application shall name the invitation as its source */
export const applyLink = (
  publicUrl: string,
  { vacancyId, language }: Pick<Recipient, 'vacancyId' | 'language'>,
  isInvited: boolean,
) => `${publicUrl}${inLanguage(`/career/${vacancyId}`, language)}${isInvited ? '?ref=invitation' : ''}`

const WORDS: Record<Language, { apply: (link: string) => string; stop: (link: string) => string }> = {
  en: {
    apply: (link) => `Apply here: ${link}`,
    stop: (link) => `If you do not want such invitations, or want your data deleted: ${link}`,
  },
  id: {
    apply: (link) => `Lamar di sini: ${link}`,
    stop: (link) =>
      `Jika Anda tidak ingin menerima undangan seperti ini, atau ingin data Anda dihapus: ${link}`,
  },
}

/** The text of an invitation with the links that it must have. */
export function withLinks(
  text: string,
  language: Language,
  { apply, data }: { apply: string; data: string },
): string {
  const words = WORDS[language]
  return [text, ...(text.includes(apply) ? [] : [words.apply(apply)]), words.stop(data)].join('\n\n')
}
