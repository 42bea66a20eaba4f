import { withBreakpoints } from './breakpoints.ts'

/** Equivalent of `breakpoint-loader.ts` for bundlers with Rollup plugins. */
export const breakpointsPlugin = {
  name: 'breakpoints',
  enforce: 'pre' as const,
  transform: (code: string, id: string) => (id.endsWith('.css') ? withBreakpoints(code) : undefined),
}
