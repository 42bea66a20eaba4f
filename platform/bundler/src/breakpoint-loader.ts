import type { LoaderContext } from '@rspack/core'
import { BREAKPOINTS_FILE, withBreakpoints } from './breakpoints.ts'

/** Lets every style sheet use the breakpoints of the tokens by name. */
export default function breakpointLoader(this: LoaderContext, css: string): void {
  const done = this.async()
  this.addDependency(BREAKPOINTS_FILE)
  withBreakpoints(css).then((text) => done(null, text), done)
}
