import { expect, test } from 'vitest'
import { linkVideos } from './video-links.ts'

test('a video of the editor becomes a link that opens in a new tab', () => {
  expect(
    linkVideos('<figure class="media"><oembed url="https://youtu.be/a?t=1&amp;b=2"></oembed></figure>'),
  ).toBe(
    '<figure class="media"><a href="https://youtu.be/a?t=1&amp;b=2" target="_blank" rel="noopener noreferrer">Watch the video</a></figure>',
  )
})

test('no other address becomes one', () => {
  const html = '<oembed url="javascript:alert(1)"></oembed>'
  expect(linkVideos(html)).toBe(html)
})
