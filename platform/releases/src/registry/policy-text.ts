import type { Policy } from './policy.ts'

/** Describes a policy: a sentence for each rule, freeze, approval and trusted publisher. */
export function policySentences({ rules, freezes, approvals, trustedPublishers }: Policy): string[] {
  return [
    ...rules.map(({ remotes, who, may }) => `${listed(who)} may ${listed(may)} ${named(remotes)}`),
    ...freezes.map(
      ({ from, until, remotes, reason }) =>
        `Releases of ${named(remotes)} are frozen from ${from} until ${until}: ${reason}`,
    ),
    ...approvals.map(
      ({ remotes, actions }) => `Two people must agree to ${listed(actions)} ${named(remotes)}`,
    ),
    ...trustedPublishers.map(({ issuer, audience, claims, remote, name, scopes, minutes }) => {
      const wanted = Object.entries({ ...claims, ...(audience && { aud: audience }) })
      const patterns = listed(wanted.map(([claim, pattern]) => `${claim} ${pattern}`))
      return `The CI job ${remote}/${name} of ${issuer} with ${patterns} gets a token to ${listed(scopes)} ${remote} for ${minutes} min`
    }),
  ]
}

/** Differences between two policies, as sentences. */
export function policyChanges(before: Policy, after: Policy): string[] {
  const [old, next] = [policySentences(before), policySentences(after)]
  return [
    ...old.filter((sentence) => !next.includes(sentence)).map((sentence) => `No longer: ${sentence}`),
    ...next.filter((sentence) => !old.includes(sentence)).map((sentence) => `New: ${sentence}`),
  ]
}

const LONGEST_PART = 400

/** Titles of the audit log's entries about a new policy, which name every difference. */
export function policyTitles(command: string, changes: readonly string[]): string[] {
  const text = changes.length > 0 ? changes.join('; ') : 'the same rules in another form'
  const parts = text.match(new RegExp(`.{1,${LONGEST_PART}}`, 'gsu')) ?? []
  const [first = '', ...rest] = parts
  return [
    `${command}: ${first}`,
    ...rest.map((part, index) => `${command}, part ${index + 2} of ${parts.length}: ${part}`),
  ]
}

const listed = (names: readonly string[]) => new Intl.ListFormat('en').format(names)

const named = (remotes: readonly string[]) => (remotes.includes('*') ? 'all remotes' : listed(remotes))
