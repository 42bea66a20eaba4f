// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { articleBody } from './save-article.ts'

const image_focus = { x: 20, y: 80 }
const texts = { title: 'Open house', date: '2026-11-21', hashtags: '#academy', content: '<p>Come.</p>' }

test('an article is sent under the names that the api reads, one field for each category', () => {
  const featured_image = new File(['x'], 'door.png', { type: 'image/png' })
  const body = articleBody({ ...texts, featured_image, image_focus, categories: [2, 5] })
  expect([...new Set(body.keys())].sort()).toEqual(
    [...Object.keys(texts), 'featured_image', 'image_focus_x', 'image_focus_y', 'categories[]'].sort(),
  )
  expect(body.getAll('categories[]')).toEqual(['2', '5'])
  expect((body.get('featured_image') as File).name).toBe('door.png')
})

test('a removed translation is sent as empty', () => {
  const translated = { 'title@id': '', 'content@id': '', 'seo_title@id': '', 'seo_description@id': '' }
  const body = articleBody({ ...texts, ...translated, image_focus, categories: [2] })
  expect(Object.fromEntries(body)).toMatchObject(translated)
})

test('without a new picture none is sent', () => {
  expect(articleBody({ ...texts, image_focus, categories: [2] }).has('featured_image')).toBe(false)
})
