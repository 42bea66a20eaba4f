import { withBreakpoints } from './breakpoints.ts'

/** What `breakpoint-loader.ts` does for Rspack, for bundlers that know Rollup's plugins. */
export const breakpointsPlugin = {
  name: 'breakpoints',
  enforce: 'pre' as const,
  transform: (code: string, id: string) => (id.endsWith('.css') ? withBreakpoints(code) : undefined),
}
