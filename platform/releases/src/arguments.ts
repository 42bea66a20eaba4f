/** The command has wrong arguments. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** Exit codes of `release check`, for pipelines; 75 is EX_TEMPFAIL in sysexits.h and means "try again later". */
export const EXIT_CODES = { passed: 0, refused: 1, inconclusive: 75 } as const

/** @throws UsageError if it is missing */
export function named(argument: string | undefined): string {
  if (!argument) throw new UsageError()
  return argument
}

export const WHY_PIN = 'so that others know when to unpin it'
export const WHY_UNPUBLISH = 'because the build cannot be restored'

/** @param purpose of the reason @throws Error without one */
export function withReason<R extends { reason?: string | undefined }>(
  reasons: R,
  purpose: string,
): R & { reason: string } {
  const { reason } = reasons
  if (!reason) throw new Error(`Say why, ${purpose}: --reason "<text>".`)
  return { ...reasons, reason }
}

export function originOf(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text)
    return text
  throw new Error('--origin takes an address without a path: https://careers.example')
}

/** @throws Error if a text does not have the form `/old=/new` */
export function redirectsIn(texts: readonly string[]): Record<string, string> {
  const pairs = texts.map((text) => {
    const [source = '', target = '', ...rest] = text.split('=')
    if (!source.startsWith('/') || !target.startsWith('/') || rest.length > 0)
      throw new Error('--redirect takes two paths of the site: /old=/new, or /old/*=/new/* for all below.')
    return [source, target] as const
  })
  return Object.fromEntries(pairs)
}

/** @param option from which the minutes are, for the error */
export function milliseconds(option: string, minutes: string | undefined): number | null {
  if (minutes === undefined) return null
  if (!(Number(minutes) > 0)) throw new Error(`--${option} takes minutes, more than 0.`)
  return Number(minutes) * 60_000
}
