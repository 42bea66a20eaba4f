/** Empty where the page is the site's own: addresses are then those of the page. */
let siteOrigin = ''

/** Sets the origin of the site, for a remote in a page of another origin. */
export function setSiteOrigin(origin = ''): void {
  siteOrigin = origin
}

/** Address of what the site serves at a path; an address that is whole stays as it is. */
export const siteAddress = (address: string) => (address.startsWith('/') ? siteOrigin + address : address)

/** The same for each address of a `srcset`. */
export const siteSrcset = (srcset: string) => srcset.replaceAll(/(^|,\s*)(?=\/)/g, `$1${siteOrigin}`)

/** The same for what HTML of the api shows or links to. */
export const siteHtml = (html: string) =>
  siteOrigin ? html.replaceAll(/( (?:src|href)=")(?=\/(?!\/))/g, `$1${siteOrigin}`) : html
