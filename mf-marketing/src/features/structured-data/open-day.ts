import type { AcademyClass } from '@arunika/contracts'
import { DEFAULT_LANGUAGE, inLanguage, type Site } from '@arunika/contracts/site'
import { addressOf } from './organization.ts'

interface OpenDayFacts {
  name: string
  description: string
  /** Address of its picture. */
  picture: string
}

/** schema.org Event for each open day with places left: free, on site. */
export function openDays(site: Site, found: AcademyClass, { name, description, picture }: OpenDayFacts) {
  const url = site.publicUrl + inLanguage(found.path, site.language)
  const school = { '@type': 'EducationalOrganization', name: site.academy, url: `${site.publicUrl}/academy` }
  return (found.trials ?? []).map(({ at, ends, left, price }) => ({
    '@context': 'https://schema.org',
    '@type': 'EducationEvent',
    name,
    description,
    url,
    image: [new URL(picture, site.publicUrl).href],
    inLanguage: site.language ?? DEFAULT_LANGUAGE,
    startDate: at,
    endDate: ends,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    isAccessibleForFree: price === 0,
    location: { '@type': 'Place', name: site.academy, address: addressOf(site) },
    organizer: school,
    performer: school,
    remainingAttendeeCapacity: left,
    offers: {
      '@type': 'Offer',
      url,
      price,
      priceCurrency: 'IDR',
      availability: 'https://schema.org/InStock',
    },
  }))
}
