import { expect, test } from 'vitest'
import { linkedSlots } from './linked-slots.ts'

const ORIGIN = 'https://arunika.test'
const named = (html: string) => linkedSlots(html, ORIGIN).map(({ name, props }) => [name, props])

test('a text brings the vacancy and the class that it links to, each once', () => {
  expect(named('<p>Just <a href="/articles/1">news</a></p>')).toEqual([])
  expect(
    named(
      `<a href="${ORIGIN}/career/12">a job</a> <a href="/career/13">another</a> <a href="/academy/kid-class">a class</a>`,
    ),
  ).toEqual([
    ['vacancy-teaser', { id: 12 }],
    ['class-teaser', { path: '/academy/kid-class' }],
  ])
  expect(named('<a href="https://elsewhere.test/career/12">a job</a>')).toEqual([])
})
