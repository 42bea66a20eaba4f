import { expect, test } from 'vitest'
import { fitGalleries } from './galleries.ts'

const picture = (own: string) =>
  `<figure class="image"><img ${own}src="/uploads/a.webp" alt="A" srcset="/uploads/b.webp 400w" sizes="100vw" width="800" height="600" /><figcaption>One</figcaption></figure>`

test('pictures of a gallery load late and in the size of a column, others as before', () => {
  const html = (own: string, sizes: string) =>
    `${picture('')}<figure class="gallery">${picture(own).replace('100vw', sizes)}${picture(own).replace('100vw', sizes)}</figure><p>a</p>${picture('')}`
  expect(fitGalleries(html('', '100vw'))).toBe(
    html('loading="lazy" decoding="async" ', '(min-width: 40rem) 28rem, 60vw'),
  )
})
