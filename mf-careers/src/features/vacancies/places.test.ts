import { testSite } from '@arunika/testing'
import { expect, test } from 'vitest'
import { placesOf } from './places.ts'

const bandung = {
  addressLocality: 'Bandung',
  addressRegion: 'West Java',
  streetAddress: testSite.address.street,
  addressCountry: 'ID',
}
const singapore = { addressLocality: 'Singapore', addressCountry: 'SG' }

test.each([
  ['Bandung, Indonesia', [bandung]],
  ['Bandung', [bandung]],
  ['Bandung, Indonesia or Singapore', [bandung, singapore]],
  ['Jakarta / Singapore, Singapore', [{ addressLocality: 'Jakarta', addressCountry: 'ID' }, singapore]],
  ['Remote', [{ addressLocality: 'Remote', addressCountry: 'ID' }]],
])('search engines read the location %j as places', (location, places) => {
  expect(placesOf(location, testSite.address)).toEqual(places)
})
