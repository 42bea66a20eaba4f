import { DEFAULT_LANGUAGE, inLanguage, type Site } from '@arunika/contracts/site'

/** schema.org PostalAddress of the company. */
export const addressOf = ({ address }: Site) => ({
  '@type': 'PostalAddress',
  streetAddress: address.street,
  addressLocality: address.city,
  addressRegion: address.region,
  addressCountry: address.country,
})

/** schema.org WebSite: name and search address. */
export const website = (site: Site) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: site.name,
  url: site.publicUrl + inLanguage('/', site.language),
  inLanguage: site.language ?? DEFAULT_LANGUAGE,
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${site.publicUrl}${inLanguage('/search', site.language)}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  },
})

/** schema.org EducationalOrganization: the academy and its address. */
export const school = (site: Site) => ({
  '@context': 'https://schema.org',
  '@type': 'EducationalOrganization',
  name: site.academy,
  url: site.publicUrl + inLanguage('/academy', site.language),
  email: site.email,
  telephone: site.phone.tel,
  address: addressOf(site),
  geo: { '@type': 'GeoCoordinates', latitude: site.address.latitude, longitude: site.address.longitude },
  parentOrganization: { '@type': 'Organization', name: site.name, url: `${site.publicUrl}/` },
})

/** schema.org Organization: the company behind the site. */
export const organization = (site: Site, description: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: site.name,
  url: `${site.publicUrl}/`,
  logo: `${site.publicUrl}/favicon.svg`,
  description,
  email: site.email,
  telephone: site.phone.tel,
  address: addressOf(site),
  sameAs: site.social.map(({ url }) => url),
})
