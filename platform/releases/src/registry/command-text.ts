import type { SentCommand } from './approvals.ts'

const MINUTE_MS = 60_000

/** A command in command-line form, for the audit log. */
export function commandText({ name, command }: SentCommand): string {
  const {
    remote,
    build,
    percent,
    promoteAfterMs,
    inSteps,
    path,
    from,
    redirects = {},
    override,
    accepts = [],
    reason,
  } = command
  const names = from === undefined ? [remote] : [path, from, remote]
  const options = {
    'promote-after': promoteAfterMs ? `${promoteAfterMs / MINUTE_MS}` : undefined,
    force: override,
    reason,
  }
  return [
    ...[name, ...names, percent, build].filter((word) => word !== undefined),
    ...(inSteps ? ['--steps'] : []),
    ...acceptTexts(accepts),
    ...Object.entries(redirects).map(([of, to]) => `--redirect ${of}=${to}`),
    ...Object.entries(options).flatMap(([option, text]) =>
      text ? [`--${option} ${JSON.stringify(text)}`] : [],
    ),
  ].join(' ')
}

/** Options of a command that name accepted changes. */
export const acceptTexts = (accepts: readonly string[]) =>
  accepts.map((change) => `--accept ${JSON.stringify(change)}`)
