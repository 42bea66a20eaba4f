import type { PolicyRemark } from '@anyam/protocol'
import { syntaxProblem } from '@anyam/server/state-files'
import { matchesPattern, matchesSome } from './patterns.ts'
import { type Policy, policySchema } from './policy.ts'

/** Names that a policy may refer to. */
export interface KnownNames {
  /** Remotes of the site; empty if unknown. */
  remotes: readonly string[]
  /** Names of tokens, as `<remote>/<token>`; undefined if unknown. */
  tokens?: readonly string[] | undefined
}

export interface CheckedPolicy {
  /** Undefined if the text is no policy at all. */
  policy: Policy | undefined
  /** They keep the policy from taking effect. */
  problems: PolicyRemark[]
  warnings: PolicyRemark[]
}

/** Parses a policy without judging its sense. */
export function parsePolicy(text: string): Pick<CheckedPolicy, 'policy' | 'problems'> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return { policy: undefined, problems: [{ at: '', message: syntaxProblem(text, error) }] }
  }
  const { data, error } = policySchema.safeParse(value)
  const problems = error?.issues.map(({ path, message }) => ({ at: path.join('.'), message })) ?? []
  return { policy: data, problems }
}

/** Parses a policy, and judges its sense. */
export function checkPolicy(text: string, known: KnownNames): CheckedPolicy {
  const { policy, problems } = parsePolicy(text)
  if (!policy) return { policy, problems, warnings: [] }
  return {
    policy,
    problems: [...endsBeforeStart(policy), ...lockOuts(policy, known)],
    warnings: [
      ...overlaps(policy),
      ...repeated(policy),
      ...unknownRemotes(policy, known),
      ...unknownTokens(policy, known),
    ],
  }
}

/** A remark as one sentence. */
export const remarkText = ({ at, message }: PolicyRemark) => (at ? `at ${at}: ${message}` : message)

function endsBeforeStart({ freezes }: Policy): PolicyRemark[] {
  return freezes.flatMap(({ from, until }, index) =>
    Date.parse(until) > Date.parse(from)
      ? []
      : [{ at: `freezes.${index}.until`, message: `the freeze ends before it starts, at ${from}` }],
  )
}

/** Finds remotes that neither an administrator nor an operator may promote, so that only an edit on the server helps. */
function lockOuts({ rules }: Policy, { remotes }: KnownNames): PolicyRemark[] {
  // A pattern stands for the remotes that only it matches.
  const names = new Set([...remotes, ...rules.flatMap((rule) => rule.remotes)])
  const locked = [...names].flatMap((remote) => {
    const ofRemote = rules.filter((rule) => matchesSome(rule.remotes, remote))
    const isOpen = ofRemote.some(({ who, may }) => may.includes('promote') && who.some(mayBePerson))
    const index = rules.findIndex((rule) => ofRemote.includes(rule))
    return ofRemote.length === 0 || isOpen ? [] : [{ remote, index }]
  })
  return [...Map.groupBy(locked, ({ index }) => index)].map(([index, group]) => ({
    at: `rules.${index}`,
    message: `no administrator and no operator may promote ${group.map(({ remote }) => remote).join(', ')}; add one to a rule that allows it`,
  }))
}

/** True if a pattern may match an operator or an e-mail address. */
const mayBePerson = (pattern: string) =>
  matchesPattern(pattern, 'operator') ||
  pattern.includes('@') ||
  (pattern.includes('*') && !pattern.includes('/'))

function overlaps({ freezes }: Policy): PolicyRemark[] {
  return freezes.flatMap((one, index) => {
    const other = freezes.findIndex(
      (before, at) =>
        at < index &&
        Date.parse(before.from) < Date.parse(one.until) &&
        Date.parse(one.from) < Date.parse(before.until) &&
        one.remotes.some(
          (remote) =>
            matchesSome(before.remotes, remote) || before.remotes.some((of) => matchesPattern(remote, of)),
        ),
    )
    return other === -1 ? [] : [{ at: `freezes.${index}`, message: `it overlaps with freezes.${other}` }]
  })
}

function repeated({ trustedPublishers }: Policy): PolicyRemark[] {
  const names = trustedPublishers.map(({ remote, name }) => `${remote}/${name}`)
  return names.flatMap((name, index) =>
    names.indexOf(name) === index
      ? []
      : [{ at: `trustedPublishers.${index}.name`, message: `rules cannot tell it from another ${name}` }],
  )
}

function unknownRemotes(
  { rules, freezes, approvals, trustedPublishers }: Policy,
  { remotes }: KnownNames,
): PolicyRemark[] {
  if (remotes.length === 0) return []
  const named = Object.entries({ rules, freezes, approvals }).flatMap(([part, list]) =>
    list.flatMap((one, index) =>
      one.remotes.map((remote, nth) => ({ at: `${part}.${index}.remotes.${nth}`, remote })),
    ),
  )
  const published = trustedPublishers.map(({ remote }, index) => ({
    at: `trustedPublishers.${index}.remote`,
    remote,
  }))
  return [...named, ...published]
    .filter(({ remote: pattern }) => !remotes.some((remote) => matchesPattern(pattern, remote)))
    .map(({ at, remote }) => ({ at, message: `the site has no remote ${remote}` }))
}

function unknownTokens(
  { rules, trustedPublishers }: Policy,
  { remotes, tokens }: KnownNames,
): PolicyRemark[] {
  if (!tokens) return []
  const known = [
    ...tokens,
    ...trustedPublishers.map(({ remote, name }) => `${remote}/${name}`),
    ...remotes.map((remote) => `${remote}/image`),
  ]
  return rules.flatMap(({ who }, index) =>
    who.flatMap((name, nth) =>
      name.includes('/') && !known.some((token) => matchesPattern(name, token))
        ? [{ at: `rules.${index}.who.${nth}`, message: `there is no token ${name}` }]
        : [],
    ),
  )
}
