/** Empty on the site's own pages, where addresses are relative to the page. */
let siteOrigin = ''

/** Sets the origin of the site, for a remote in a page of another origin. */
export function setSiteOrigin(origin = ''): void {
  siteOrigin = origin
}

/** Absolute address of a path of the site; an absolute address is returned unchanged. */
export const siteAddress = (address: string) => (address.startsWith('/') ? siteOrigin + address : address)

/** As `siteAddress`, for each address of a `srcset`. */
export const siteSrcset = (srcset: string) => srcset.replaceAll(/(^|,\s*)(?=\/)/g, `$1${siteOrigin}`)

/** As `siteAddress`, for pictures and links in HTML from the api. */
export const siteHtml = (html: string) =>
  siteOrigin
    ? html
        .replaceAll(/( (?:src|href)=")(?=\/(?!\/))/g, `$1${siteOrigin}`)
        .replaceAll(/( srcset=")([^"]*)/g, (_, name, srcset) => name + siteSrcset(srcset))
    : html
