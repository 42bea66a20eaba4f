import type { Identity } from './identity.ts'

/**
 * Everyone who may be behind a sender, for approvals by two people: a team with all its tokens and jobs, and
 * the person who created the token. Empty if that person is unknown.
 */
export function partiesOf(who: Identity): string[] {
  if (who.kind === 'operator') return ['operator']
  if (who.kind === 'administrator') return [personOf(who.name)]
  if (who.kind === 'shell') return []
  const { remote, by, issuer } = who.token
  const team = `team ${remote}`
  // A job's repository controls it, and operators list the jobs in a file, so no person created the token.
  if (issuer) return [team]
  // Tokens of images are set by the operators.
  if (who.isImage) return [team, 'operator']
  return by ? [team, by === 'operator' ? by : personOf(by)] : []
}

const personOf = (email: string) => `person ${email.toLowerCase()}`

/** True if a sender is a person who cannot have sent the first request. */
export function isSecondPerson(first: readonly string[] | undefined, who: Identity): boolean {
  const isPerson = who.kind === 'administrator' || who.kind === 'operator'
  if (!isPerson || !first?.length) return false
  return !partiesOf(who).some((party) => first.includes(party))
}
