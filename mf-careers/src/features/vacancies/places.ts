import type { Language, Site } from '@arunika/contracts/site'

/** Country codes by the names that recruiters use, for countries in which the company hires. */
const COUNTRIES: Readonly<Record<string, string>> = { Indonesia: 'ID', Singapore: 'SG' }

interface PostalPlace {
  addressLocality: string
  addressCountry: string
  addressRegion?: string
  streetAddress?: string
}

/**
 * Parses a vacancy's location for search engines.
 * @param location as recruiters write it: `Bandung, Indonesia or Singapore`
 * @param home the company's address; used for places in its city, and as the default country
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

/** The words of a location that are not the same in both languages. */
const INDONESIAN: Readonly<Record<string, string>> = { or: 'atau', and: 'dan', Singapore: 'Singapura' }

/** A vacancy's location in the language of the page. */
export const locationIn = (location: string, language: Language | undefined) =>
  language === 'id'
    ? location.replace(/\b(?:or|and|Singapore)\b/g, (word) => INDONESIAN[word] ?? word)
    : location
