import type { Site } from '@arunika/contracts/site'

/** Countries in which the company hires, by the name that recruiters write. */
const COUNTRIES: Readonly<Record<string, string>> = { Indonesia: 'ID', Singapore: 'SG' }

interface PostalPlace {
  addressLocality: string
  addressCountry: string
  addressRegion?: string
  streetAddress?: string
}

/**
 * The places that a vacancy's location names, for search engines.
 * @param location as recruiters write it: `Bandung, Indonesia or Singapore`
 * @param home address of the company: a place in its city is there, one without a country is in its country
 */
export function placesOf(location: string, home: Site['address']): PostalPlace[] {
  const names = location.split(/\s+or\s+|\s*[/;|&]\s*/).filter(Boolean)
  return names.map((name) => {
    const [city = name, country = city] = name.split(/\s*,\s*/)
    const addressCountry = COUNTRIES[country] ?? home.country
    if (city !== home.city || addressCountry !== home.country)
      return { addressLocality: city, addressCountry }
    const { street: streetAddress, region: addressRegion } = home
    return { addressLocality: city, addressCountry, addressRegion, streetAddress }
  })
}
