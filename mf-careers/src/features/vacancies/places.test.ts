import { testSite } from '@arunika/testing'
import { expect, test } from 'vitest'
import { locationIn, placesOf } from './places.ts'

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

test('an Indonesian page shows the location in Indonesian', () => {
  const location = 'Bandung, Indonesia or Singapore'
  expect(locationIn(location, 'id')).toBe('Bandung, Indonesia atau Singapura')
  expect(locationIn(location, undefined)).toBe(location)
})
