// What Biome does not check of style sheets: colours, sizes and breakpoints come from the tokens.
import { readFileSync } from 'node:fs'

const TOKENS = 'shared/tokens/src'
const paints = readFileSync(new URL(`${TOKENS}/paints.css`, import.meta.url), 'utf8')
const paintNames = [...paints.matchAll(/^\s*--([\w-]+):/gm)].map(([, name]) => name)
const PAINT = new RegExp(`var\\(--(${paintNames.join('|')})\\)`)

/** @type {import('stylelint').Config} */
export default {
  rules: {
    'color-no-hex': [true, { message: 'A colour is a role of tokens.css.' }],
    'color-named': ['never', { message: 'A colour is a role of tokens.css.' }],
    'function-disallowed-list': [
      ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
      { message: 'A colour is a role of tokens.css.' },
    ],
    'declaration-property-value-disallowed-list': [
      { '/./': [PAINT], 'font-size': ['/clamp\\(/'] },
      { message: 'Use a role (--color-…) or a step of a scale (--text-…, --display-…) of tokens.css.' },
    ],
    'media-feature-name-disallowed-list': [
      ['width', 'min-width', 'max-width'],
      { message: 'Use a breakpoint of breakpoints.css: @media (--large).' },
    ],
    'at-rule-disallowed-list': [['custom-media'], { message: 'Breakpoints stand in breakpoints.css.' }],
  },
  overrides: [
    {
      files: [`${TOKENS}/{paints,tokens}.css`],
      rules: {
        'color-no-hex': null,
        'function-disallowed-list': null,
        'declaration-property-value-disallowed-list': null,
      },
    },
    {
      files: ['platform/bundler/src/breakpoints.css'],
      rules: { 'media-feature-name-disallowed-list': null, 'at-rule-disallowed-list': null },
    },
  ],
}
