import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture, type PictureSource } from './picture.tsx'

const pictureAt = (folder: string): PictureSource => ({
  alt: 'A river',
  width: 1600,
  height: 900,
  avif: `/${folder}/480.avif 480w`,
  webp: `/${folder}/480.webp 480w`,
  src: `/${folder}/480.webp`,
})

const documentWith = (lead: boolean) =>
  renderToString(
    <html lang="en">
      <head>
        <title>River</title>
      </head>
      <body>
        <Picture lead={lead} picture={pictureAt('wide')} tall={pictureAt('tall')} sizes="100vw" />
      </body>
    </html>,
  )

test('the head preloads the lead picture, in the shape that the window needs', () => {
  const [head, body] = documentWith(true).split('</head>')
  for (const folder of ['wide', 'tall']) expect(head).toContain(`imageSrcSet="/${folder}/480.avif 480w"`)
  expect(head).toContain('media="not all and (orientation: portrait)"')
  expect(body).not.toContain('<link')
})

test('other pictures are not preloaded', () => {
  expect(documentWith(false)).not.toContain('<link')
})
