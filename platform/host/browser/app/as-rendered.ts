import type { Rendered } from './site-parts.ts'

/** Placeholder for the server's output when a browser hydrates its document. */
export const AS_RENDERED: Rendered = {
  // A working copy's style sheet is linked instead of inlined.
  styleOf:
    process.env.NODE_ENV === 'development'
      ? (href) => (/^\/|\/remotes\//.test(href) ? '' : undefined)
      : () => '',
  page: '',
  scripts: '',
  launch: '',
}
