const BROWSERS = [
  ['Edge', /Edg\//],
  ['Opera', /OPR\//],
  ['Firefox', /Firefox\//],
  ['Chrome', /Chrome\//],
  ['Safari', /Safari\//],
] as const
const SYSTEMS = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
] as const

type Known = readonly (readonly [name: string, mark: RegExp])[]
const find = (known: Known, text: string) => known.find(([, mark]) => mark.test(text))?.[0]

/** A browser's name in terms that its owner recognises. */
export function browserName(userAgent: string): string {
  const browser = find(BROWSERS, userAgent) ?? 'Unknown browser'
  const system = find(SYSTEMS, userAgent)
  return system ? `${browser} on ${system}` : browser
}
