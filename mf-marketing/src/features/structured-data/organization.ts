import type { Site } from '@arunika/shared/site'

/** schema.org Organization: who is behind the site. */
export const organization = (site: Site) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: site.name,
  url: `${site.publicUrl}/`,
  logo: `${site.publicUrl}/favicon.svg`,
  description: site.description,
  email: site.email,
  telephone: site.phone.tel,
  address: {
    '@type': 'PostalAddress',
    streetAddress: site.address.street,
    addressLocality: site.address.locality,
    addressCountry: site.address.country,
  },
  sameAs: site.social.map(({ url }) => url),
})
