import type { ComponentType, ReactNode } from 'react'
import type { PageState } from './page-state.ts'

/** Server-only parts of a document. */
export interface Rendered {
  /** Text of a style sheet. Inlining it saves a round trip before the first paint. */
  styleOf: (href: string) => string | undefined
  /** Remote and build of the page, for reports; empty for a page without a remote. */
  page: string
  /** Markup of the scripts, which the launcher releases. */
  scripts: string
  launch: string
}

export interface DocumentProps {
  state: PageState
  /** Without it the document links its style sheets and runs nothing. */
  rendered?: Rendered | undefined
  children: ReactNode
}

/** Tries to load the page in another way; resolves to true if it is loading. */
export type Recover = (error: unknown) => Promise<boolean>

/** Layout and error pages that a site puts around its pages. */
export interface SiteParts {
  /** The complete HTML document. */
  Document: ComponentType<DocumentProps>
  /** The layout around every page. */
  Root: ComponentType
  /** Placeholder for a page that the server did not render. */
  Pending: ComponentType
  /** Displayed inside the layout if a page is missing or failed, or its remote could not be loaded. */
  PageError: ComponentType
  /** Displayed instead of a failed layout. */
  FrameError: ComponentType
  /** Returns the locale of the document in Open Graph's format. */
  useLocale: () => string
}

let ofSite: SiteParts | undefined

/** Called once by each entry of a host, before anything is rendered. */
export function giveParts(parts: SiteParts): void {
  ofSite = parts
}

export function siteParts(): SiteParts {
  if (!ofSite) throw new Error('The entry of the host gives no parts of its site.')
  return ofSite
}
