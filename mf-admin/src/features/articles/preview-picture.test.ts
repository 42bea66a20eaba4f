import { expect, test } from 'vitest'
import { sampleArticle } from '../../../test/samples.ts'
import { formValuesOf } from './article-fields.ts'
import { previewPicture } from './preview-picture.ts'

const picture = { width: 1600, height: 900, srcset: '/uploads/a-800.webp 800w', alt: 'Pots', social: 'a.jpg' }
const stored = sampleArticle({ featured_image_path: 'a-1600.webp', featured_image: picture })

test('the picture that was chosen is shown, with the words and the point that were typed', () => {
  const values = { ...formValuesOf(stored), image_alt: 'A gate', image_focus: { x: 20, y: 50 } }
  expect(previewPicture(values, 'blob:1', stored).featured_image).toMatchObject({
    srcset: 'blob:1 1600w',
    alt: 'A gate',
    focus: { x: 20, y: 50 },
  })
})

test('else the one that the article has, as it would be cropped now', () => {
  const values = { ...formValuesOf(stored), image_alt: '', image_focus: { x: 50, y: 10 } }
  expect(previewPicture(values, undefined, stored)).toEqual({
    featured_image_path: 'a-1600.webp',
    featured_image: { width: 1600, height: 900, srcset: picture.srcset, focus: { x: 50, y: 10 } },
  })
})

test('without either readers get the one for all', () => {
  expect(previewPicture(formValuesOf(), undefined, undefined)).toEqual({
    featured_image_path: null,
    featured_image: null,
  })
})
