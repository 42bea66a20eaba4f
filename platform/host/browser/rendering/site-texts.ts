import type { Language } from '@anyam/protocol/languages'
import type { Site } from '@anyam/protocol/open'

/** Texts and facts of a site that belong to no remote. */
export interface SiteTexts {
  /** Address of the site's current facts. */
  factsPath: string
  /** The site with facts as the api sent them. */
  withFacts(site: Site, facts: unknown): Site
  /** The site for pages in a language. */
  siteIn(site: Site, language?: Language): Site
  /** The site's own texts, for its document. */
  wordsIn(site: Site): object
}

let ofSite: SiteTexts | undefined

/** Called once by the entry of a host's render build. */
export function giveTexts(texts: SiteTexts): void {
  ofSite = texts
}

export function siteTexts(): SiteTexts {
  if (!ofSite) throw new Error('The entry of the host gives no texts of its site.')
  return ofSite
}
