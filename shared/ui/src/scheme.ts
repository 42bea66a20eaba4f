import { SCHEME_KEY } from '@anyam/protocol/names'

/** The schemes to choose from, with labels. */
export const SCHEMES = { system: 'System', light: 'Light', dark: 'Dark' } as const

export type Scheme = keyof typeof SCHEMES

/** The colour scheme that the visitor chose; tokens.css uses the same attribute. */
export function chosenScheme(): Scheme {
  const { scheme } = document.documentElement.dataset
  return scheme === 'light' || scheme === 'dark' ? scheme : 'system'
}

/** Applies a colour scheme to every open page of this browser, and to later ones. */
export function chooseScheme(scheme: string) {
  document.documentElement.dataset.scheme = scheme
  try {
    localStorage.setItem(SCHEME_KEY, scheme)
  } catch {
    // The browser blocks its storage, so the choice applies only to this document.
  }
  // Browsers send this event only to other tabs.
  dispatchEvent(new Event('storage'))
}
