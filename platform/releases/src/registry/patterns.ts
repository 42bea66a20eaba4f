/** True if a name matches one of the patterns, in which `*` stands for any text. */
export const matchesSome = (patterns: readonly string[], name: string): boolean =>
  patterns.some((pattern) => matchesPattern(pattern, name))

/** Takes linear time in the name's length, whatever the pattern. */
export function matchesPattern(pattern: string, name: string): boolean {
  const [first = '', ...rest] = pattern.split('*')
  const last = rest.pop()
  if (last === undefined) return pattern === name
  const end = name.length - last.length
  if (end < first.length || !name.startsWith(first) || !name.endsWith(last)) return false
  let from = first.length
  for (const part of rest) {
    const found = name.indexOf(part, from)
    if (found === -1 || found + part.length > end) return false
    from = found + part.length
  }
  return true
}
