// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { cleanPaste } from './clean-paste.ts'
import { embedded, linked } from './media.ts'

/** The body after cleaning, without line breaks between blocks. */
const cleaned = (html: string) =>
  (/<body[^>]*>(.*)<\/body>/s.exec(cleanPaste(html))?.[1] ?? '').replace(/>\s+</g, '><').trim()

describe('a document of Word', () => {
  it('comes without deleted and hidden words, and without comments', () => {
    const text =
      cleaned(`<p class=MsoNormal>Kept <del cite="mailto:Anna" datetime="2026-01-01T10:00"><span>DELETED</span></del><ins
      cite="mailto:Anna">inserted</ins><span class=msoDel><del cite="x">DELETED</del></span> <span style='display:none;mso-hide:all'>HIDDEN</span>
      <a style='mso-comment-reference:AB_1'>commented</a><span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[AB1]</a></span></p>
      <div style='mso-element:comment-list'><hr class=msocomoff><div style='mso-element:comment'><div id="_com_1" class=msocomtxt>
      <p class=MsoCommentText>COMMENT</p></div></div></div>`)
    expect(text).not.toMatch(/DELETED|HIDDEN|COMMENT|AB1/)
    for (const word of ['Kept', 'inserted', 'commented']) expect(text).toContain(word)
  })

  it.each(['foot', 'end'])('has %snotes that its numbers lead to, and back', (kind) => {
    const mark = (own: string, other: string) =>
      `<a style='mso-${kind}note-id:n1' href="#_${other}" name="_${own}" title=""><span class=MsoFootnoteReference>[1]</span></a>`
    expect(
      cleaned(`<p>Word${mark('ref1', 'n1')} after.</p><div style='mso-element:${kind}note-list'><br clear=all><hr>
        <div style='mso-element:${kind}note' id=n1><p>${mark('n1', 'ref1')} The note.</p></div></div>`),
    ).toMatch(
      /^<p>Word<sup><a id="ref1"><\/a><a href="#n1" title="">\[1\]<\/a><\/sup> after.<\/p><div><hr>.*<a id="n1"><\/a><a href="#ref1" title="">\[1\]<\/a> The note./,
    )
  })

  it('of the web has headings, and lists in lists', () => {
    const item = (list: string, level: number, text: string) =>
      `<div class="ListContainerWrapper"><${list}><li data-aria-level="${level}"><p>${text}<span class="EOP">&nbsp;</span></p></li></${list}></div>`
    const page = `<p role="heading" aria-level="2">Chapter</p>${item('ol', 1, 'A')}${item('ul', 2, 'A1')}${item('ul', 2, 'A2')}${item('ol', 1, 'B')}
      <p><span class="TrackedChange"><span class="TextRun TrackChangeTextDeletion">DELETED</span></span></p>`
    const html = cleaned(page)
    expect(html).toContain('<h2>Chapter</h2>')
    expect(html.replace(/<\/?(?:div|p)[^>]*>/g, '').replace(/ data-[^>]*/g, '')).toContain(
      '<ol><li>A<ul><li>A1</li><li>A2</li></ul></li></ol><ol><li>B</li></ol>',
    )
    expect(html).not.toContain('DELETED')
  })
})

it.each([
  ['Slack', '<pre class="c-mrkdwn__pre">a\n  b</pre>', 'plaintext', 'a\n  b'],
  [
    'GitHub',
    '<div class="highlight highlight-source-js"><pre><span>a</span>\nb()</pre></div>',
    'javascript',
    'a\nb()',
  ],
  [
    'a chat',
    '<pre><div>python<button>Copy code</button></div><div><code class="language-python">a\nb\n</code></div></pre>',
    'python',
    'a\nb',
  ],
  [
    'VS Code',
    `<div style="font-family: Consolas, 'Courier New', monospace;white-space: pre;"><div><span>if</span> a</div><br><div>  b</div></div>`,
    'plaintext',
    'if a\n\n  b',
  ],
  ['Notion', '<pre><code class="language-ts">a</code></pre>', 'typescript', 'a'],
])('code of %s stays code with its lines', (_, html, language, code) => {
  expect(cleaned(`<p>x</p>${html}`)).toContain(`<pre><code class="language-${language}">${code}</code></pre>`)
})

it('links lead to their destinations', () => {
  const google = 'https://www.google.com/url?q=https://example.com/a%3Fb%3D1&amp;sa=D&amp;usg=x'
  const outlook =
    'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2Fpage&amp;data=05'
  expect(cleaned(`<a href="${google}">a</a><a href="${outlook}">b</a>`)).toBe(
    '<a href="https://example.com/a?b=1">a</a><a href="https://example.com/page">b</a>',
  )
  expect(cleaned(`<a href="${window.location.origin}/articles/1#top">own</a>`)).toBe(
    '<a href="/articles/1#top">own</a>',
  )
  expect(
    cleaned(
      '<p><a href="#_Toc1">Chapter</a> <a href="#gone">gone</a></p><h2><a name="_Toc1">Chapter</a></h2>',
    ),
  ).toBe('<p><a href="#Toc1">Chapter</a> gone</p><h2><a id="Toc1"></a>Chapter</h2>')
})

const videoOf = (url: string) => `<figure class="media"><oembed url="${url}"></oembed></figure>`

it.each([
  [
    'https://www.youtube.com/embed/dQw4w9WgXcQ?si=x&amp;start=42',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;t=42s',
  ],
  ['//www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  [
    'https://player.vimeo.com/video/76979871?h=8272103f6e',
    'https://player.vimeo.com/video/76979871?h=8272103f6e',
  ],
])('the player %s is a video, in a page and as its code', (player, url) => {
  const code = `<div style="padding:56% 0 0 0"><iframe src="${player}" allowfullscreen></iframe></div>`
  expect(cleaned(code)).toBe(`<div style="padding:56% 0 0 0">${videoOf(url)}</div>`)
  expect(embedded(code)).toBe(code)
  expect(embedded(`See ${code}`)).toBeUndefined()
  expect(embedded('<div>No player</div>')).toBeUndefined()
})

it('other players are links, and an address of a video on its own is the video', () => {
  expect(cleaned('<iframe src="https://maps.example/embed"></iframe>')).toBe(
    '<p><a href="https://maps.example/embed">https://maps.example/embed</a></p>',
  )
  expect(
    cleaned('<figure><a href="https://youtu.be/abcdefghijk">https://youtu.be/abcdefghijk</a></figure>'),
  ).toBe(videoOf('https://youtu.be/abcdefghijk'))
  expect(cleaned('<p>See https://youtu.be/abcdefghijk</p>')).toContain('<p>See')
})

it('an address on its own is a link, unless it is that of a video', () => {
  expect(linked(' https://example.com/a?b=1&c=2\n')).toBe(
    '<a href="https://example.com/a?b=1&amp;c=2">https://example.com/a?b=1&amp;c=2</a>',
  )
  for (const text of [
    'https://youtu.be/abcdefghijk',
    'See https://example.com',
    'ftp://example.com',
    'https://a b',
  ])
    expect(linked(text)).toBeUndefined()
})

it('pictures have captions and the file that their page would have loaded', () => {
  expect(
    cleaned(
      '<figure><picture><img src="https://x.example/a.jpg"></picture><figcaption>Cap</figcaption></figure>',
    ),
  ).toBe(
    '<figure class="image"><picture><img src="https://x.example/a.jpg"></picture><figcaption>Cap</figcaption></figure>',
  )
  expect(cleaned('<figure><img src="https://x.example/a.jpg"><p>Beside</p></figure>')).not.toContain('class')
  expect(cleaned('<img data-src="https://x.example/late.jpg" src="data:image/gif;base64,R0lGOD">')).toContain(
    ' src="https://x.example/late.jpg"',
  )
  expect(cleaned('<img srcset="https://x.example/a.jpg 2x">')).toContain(' src="https://x.example/a.jpg"')
  expect(cleaned('<p>Done <img class="emoji" alt="🎬" src="https://x.example/e.png"></p>')).toBe(
    '<p>Done 🎬</p>',
  )
})

it('lists begin at their number, keys are code, and a formula is there once', () => {
  expect(cleaned('<ol><li value="3">three</li></ol>')).toBe('<ol start="3"><li value="3">three</li></ol>')
  expect(cleaned('<p><kbd>Ctrl</kbd></p>')).toBe('<p><code>Ctrl</code></p>')
  expect(cleaned('<p>m<span class="katex-mathml">m^2</span><span class="katex-html">m2</span></p>')).toBe(
    '<p>m<span class="katex-html">m2</span></p>',
  )
})

it('words of unknown blocks stay apart', () => {
  expect(
    cleaned(
      '<details><summary>Sum</summary><p>Body</p></details><section>One</section><section>Two</section>',
    ),
  ).toBe('<div><div>Sum</div><p>Body</p></div><div>One</div><div>Two</div>')
})
