import type { DOMPurify } from 'dompurify'

let purifier: DOMPurify | undefined

/**
 * Loads the sanitiser in the browser: a server-rendered page shows its texts without it, and navigation loads
 * it with the page. The server has no DOM to parse with and relies on the api's own sanitising.
 */
export async function loadSanitizer(): Promise<void> {
  if (purifier || typeof window === 'undefined') return
  const { default: createDOMPurify } = await import(/* webpackChunkName: "sanitizer" */ 'dompurify')
  purifier ??= createDOMPurify(window)
}

/** HTML without anything executable; undefined until the sanitiser has loaded. */
export function sanitize(html: string): string | TrustedHTML | undefined {
  return purifier?.sanitize(html, {
    ADD_TAGS: ['oembed'],
    ADD_ATTR: ['url', 'target'],
    FORBID_TAGS: ['style', 'form'],
    // For browsers that enforce Trusted Types.
    RETURN_TRUSTED_TYPE: true,
  })
}
