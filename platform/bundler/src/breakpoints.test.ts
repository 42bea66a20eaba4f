import { expect, it } from 'vitest'
import { withBreakpoints } from './breakpoints.ts'

it('a style sheet names breakpoints, alone or with other conditions', async () => {
  const css =
    '@media (--large) { a { b: var(--c) } } @media (--below-wide) and (scripting: none) { a { b: c } }'
  expect(await withBreakpoints(css)).toBe(
    '@media (width >= 60rem) { a { b: var(--c) } } @media (width < 75rem) and (scripting: none) { a { b: c } }',
  )
})

it('a breakpoint that does not exist ends the build with its name', async () => {
  await expect(withBreakpoints('@media (--huge) { a { b: c } }')).rejects.toThrow('--huge')
})
