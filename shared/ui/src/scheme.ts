/** Key of the visitor's choice in `localStorage`, which the shell's launcher reads before anything is painted. */
export const SCHEME_KEY = 'scheme'

/** What a visitor chooses from, with labels. */
export const SCHEMES = { system: 'System', light: 'Light', dark: 'Dark' } as const

export type Scheme = keyof typeof SCHEMES

/** The colour scheme that the visitor chose; tokens.css reads the same attribute. */
export function chosenScheme(): Scheme {
  const { scheme } = document.documentElement.dataset
  return scheme === 'light' || scheme === 'dark' ? scheme : 'system'
}

/** Shows every open page of this browser, and its later ones, in a colour scheme. */
export function chooseScheme(scheme: string) {
  document.documentElement.dataset.scheme = scheme
  try {
    localStorage.setItem(SCHEME_KEY, scheme)
  } catch {
    // The browser forbids its storage: the choice holds for this document.
  }
  // Browsers send it to the other tabs only.
  dispatchEvent(new Event('storage'))
}
