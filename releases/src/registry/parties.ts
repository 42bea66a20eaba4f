import type { Identity } from './identity.ts'

/**
 * Everyone whom a sender may be, for approvals by two people: a team with all its tokens and jobs, and the person who
 * created the token. Empty if nobody knows that person.
 */
export function partiesOf(who: Identity): string[] {
  if (who.kind === 'operator') return ['operator']
  if (who.kind === 'administrator') return [personOf(who.name)]
  if (who.kind === 'shell') return []
  const { remote, by, issuer } = who.token
  const team = `team ${remote}`
  // Its repository decides about a job, and operators list the jobs in a file.
  if (issuer) return [team]
  // Tokens of images are in the operators' settings.
  if (who.isImage) return [team, 'operator']
  return by ? [team, by === 'operator' ? by : personOf(by)] : []
}

const personOf = (email: string) => `person ${email.toLowerCase()}`

/** Whether a sender is a person, and none of those who may have sent the first request. */
export function isSecondPerson(first: readonly string[] | undefined, who: Identity): boolean {
  const isPerson = who.kind === 'administrator' || who.kind === 'operator'
  if (!isPerson || !first?.length) return false
  return !partiesOf(who).some((party) => first.includes(party))
}
