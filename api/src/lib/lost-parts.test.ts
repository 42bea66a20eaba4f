import { expect, it } from 'vitest'
import { lostPartsOf } from './lost-parts.ts'

const EDITOR = [
  '<h2>Doors</h2><p style="text-align:center"><strong>Every</strong> door <a href="https://example.com/">stands</a> open.</p>',
  '<figure class="image"><img src="/uploads/a.webp" alt="" /></figure><img src="https://example.com/b.png" />',
  '<figure class="table"><table><tbody><tr><td>x &amp; y</td></tr></tbody></table></figure>',
  '<figure class="media"><oembed url="https://youtu.be/x"></oembed></figure><p>&nbsp;</p>',
  '<ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox" disabled="disabled" /></label></li></ul>',
].join('')

it('a text that the editor writes loses nothing', () => {
  expect(lostPartsOf([EDITOR, ''])).toEqual({ lost: [], linked: [] })
})

it('pictures that only the writer sees are counted, whatever their address', () => {
  const sources = [
    'data:image/svg+xml;base64,PHN2Zy8+',
    'file:///C:/a.png',
    'webkit-fake-url://1/a.png',
    'blob:x',
    'cid:1',
  ]
  const html = `${EDITOR}<p>${sources.map((src) => `<img src="${src}" />`).join('')}</p>`
  expect(lostPartsOf([html])).toEqual({ lost: ['5 pictures'], linked: [] })
})

it('so are embedded pages, links and fields that would go, and pages that become links', () => {
  const texts = [
    '<p><a href="file:///C:/plan.doc">The plan</a></p><iframe src="//example.com/map"></iframe><iframe srcdoc="x"></iframe>',
    '<p><a href="https://example.com/a.mp3">Listen</a></p><audio><source src="https://example.com/a.mp3"></audio>',
    '<iframe src="https://www.youtube.com/embed/H08tGjXNHO4"></iframe>',
    '<p>Kept.</p><style>p { color: red }</style><button>Send it</button>',
  ]
  expect(lostPartsOf(texts)).toEqual({
    lost: ['1 video or embedded page', '1 link', '1 form field'],
    linked: ['2 videos or embedded pages'],
  })
})
