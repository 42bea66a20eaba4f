import createDOMPurify from 'dompurify'

const browser = typeof window === 'undefined' ? undefined : createDOMPurify(window)

/**
 * HTML without anything that runs. On the server there is no DOM to parse with: there the api's own
 * sanitising stands, and the browser sanitises before it renders anew.
 */
export function sanitize(html: string): string | TrustedHTML {
  if (!browser?.isSupported) return html
  return browser.sanitize(html, {
    ADD_TAGS: ['oembed'],
    ADD_ATTR: ['url', 'target'],
    FORBID_TAGS: ['style', 'form'],
    // Proof for browsers that ask for it.
    RETURN_TRUSTED_TYPE: true,
  })
}
