import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
const valuesIn = (css: string) =>
  new Map([...css.matchAll(/^\s*(--[\w-]+): (.+);/gm)].map(([, name = '', value = '']) => [name, value]))

const [onScreen = ''] = read('tokens.css').split('@media print')
const values = new Map([...valuesIn(read('paints.css')), ...valuesIn(onScreen)])

type Scheme = 'light' | 'dark'

/** The hex code of a role in a colour scheme. */
function colourOf(role: string, scheme: Scheme): string {
  const both = values.get(role) ?? ''
  const value = both.replace(/^light-dark\((.+), (.+)\)$/, scheme === 'light' ? '$1' : '$2')
  const [, name] = /^var\((--[\w-]+)\)$/.exec(value) ?? []
  return name ? colourOf(name, scheme) : value
}

/** WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.replace(/[\da-f]/g, '$&$&') : hex
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string, scheme: Scheme): number {
  const [dark = 0, light = 0] = [one, other]
    .map((role) => luminance(colourOf(role, scheme)))
    .sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const SURFACES = ['--color-page', '--color-surface', '--color-surface-muted', '--color-surface-sunken']
const TEXTS = ['text', 'text-soft', 'text-faint', 'text-accent', 'text-action', 'link', 'danger', 'success']
const PAIRS = [
  ...TEXTS.flatMap((text) => SURFACES.map((surface) => [`--color-${text}`, surface] as const)),
  ...['on-inverse', 'on-inverse-soft', 'on-inverse-strong', 'inverse-accent'].map(
    (text) => [`--color-${text}`, '--color-inverse'] as const,
  ),
  ['--color-on-action', '--color-action'],
  ['--color-on-danger', '--color-danger'],
  ['--color-on-highlight', '--color-highlight'],
  ['--color-on-bright', '--color-bright'],
  ['--color-danger', '--color-danger-soft'],
  ['--color-success', '--color-success-soft'],
] as const

for (const scheme of ['light', 'dark'] as const)
  it.each(PAIRS)(`%s can be read on %s in ${scheme}`, (text, surface) => {
    expect(contrast(text, surface, scheme)).toBeGreaterThanOrEqual(4.5)
  })
