import { expect, test } from 'vitest'
import { linkedSlots } from './linked-slots.ts'

test('an article brings each vacancy that is linked to it, and all of its classes at once', () => {
  expect(linkedSlots({})).toEqual([])
  const linkedPages = [
    '/academy/kid-class',
    '/career/12',
    '/career/13',
    '/academy/regular-class',
    '/about-us',
  ]
  expect(linkedSlots({ linkedPages })).toEqual([
    { name: 'vacancy-teaser', props: { id: 12 } },
    { name: 'vacancy-teaser', props: { id: 13 } },
    { name: 'class-teaser', props: { path: '/academy/kid-class', further: ['/academy/regular-class'] } },
  ])
})
