import type { DOMPurify } from 'dompurify'

let purifier: DOMPurify | undefined

/**
 * Loads the sanitiser in the browser. A page that the server rendered shows its texts without it; a
 * navigation loads it with the page. The server has no DOM to parse with and relies on the api's own
 * sanitising.
 */
export async function loadSanitizer(): Promise<void> {
  if (purifier || typeof window === 'undefined') return
  const { default: createDOMPurify } = await import(/* webpackChunkName: "sanitizer" */ 'dompurify')
  purifier ??= createDOMPurify(window)
}

/** HTML without anything that runs; undefined until the sanitiser has loaded. */
export function sanitize(html: string): string | TrustedHTML | undefined {
  return purifier?.sanitize(html, {
    ADD_TAGS: ['oembed'],
    ADD_ATTR: ['url', 'target'],
    FORBID_TAGS: ['style', 'form'],
    // Proof for browsers that ask for it.
    RETURN_TRUSTED_TYPE: true,
  })
}
