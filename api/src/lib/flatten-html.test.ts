import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, html as names, parseFragment } from 'parse5'
import { describe, expect, it, test } from 'vitest'
import { plainText, sanitiseHtml } from './sanitise-html.ts'

const WORDLESS = ['script', 'style', 'template', 'title', 'noembed', 'noframes']

/** Nodes that a browser never shows as text; inside MathML and SVG a frame is an ordinary element. */
const isWordless = (node: DefaultTreeAdapterTypes.Node) =>
  WORDLESS.includes(node.nodeName) ||
  (node.nodeName === 'iframe' && 'namespaceURI' in node && node.namespaceURI === names.NS.HTML)

/** The words of a document as a browser without scripts shows them. */
function textOf(node: DefaultTreeAdapterTypes.Node): string {
  if ('value' in node) return node.value
  if (!('childNodes' in node) || isWordless(node)) return ''
  return node.childNodes.map(textOf).join('')
}
const wordsOf = (html: string) =>
  textOf(parseFragment(html, { scriptingEnabled: false })).match(/word\d+/g) ?? []

/** Numbers the words so that each can be found again. */
function numbered(html: string): string {
  let last = 0
  return html.replaceAll('word', () => `word${++last}`)
}

describe('the words of a text from elsewhere stay, each where it was', () => {
  test.each([
    ['a wrapper', '<div class="wrap"><p>Inside</p></div><p>After</p>', '<p>Inside</p><p>After</p>'],
    [
      'plain text from a text field',
      'Line one\nLine two\r\n\n  \nTea & <3 biscuits\n',
      '<p>Line one<br />Line two</p><p>Tea &amp; &lt;3 biscuits</p>',
    ],
    [
      'the wrapper of Google Docs, which is not bold',
      '<b style="font-weight:normal;" id="docs-internal-guid-1"><h2>Head</h2><p>Text with <b>weight</b></p></b>',
      '<h2>Head</h2><p>Text with <b>weight</b></p>',
    ],
    ['nested wrappers', '<div><div><div>One</div></div><div>Two</div></div>', '<p>One</p><p>Two</p>'],
    ['loose text beside a wrapper', 'One<div>Two</div>Three', '<p>One</p><p>Two</p><p>Three</p>'],
    [
      'columns',
      '<!-- wp:columns --><div class="wp-block-columns"><div class="wp-block-column"><h2>A</h2><p>a</p></div><div class="wp-block-column"><p>b</p></div></div><!-- /wp:columns -->',
      '<h2>A</h2><p>a</p><p>b</p>',
    ],
    [
      'the parts of a page',
      '<main><article><header><h1>Title</h1></header><section>Text</section><aside>Note</aside><footer>End</footer></article></main>',
      '<h2>Title</h2><p>Text</p><p>Note</p><p>End</p>',
    ],
    ['other headings', '<h5>Five</h5><h6>Six</h6>', '<h4>Five</h4><h4>Six</h4>'],
    [
      'a description list',
      '<dl><dt>Tea</dt><dd>Hot</dd><dt>Ice</dt><dd><p>Cold</p></dd></dl>',
      '<p><strong>Tea</strong></p><p>Hot</p><p><strong>Ice</strong></p><p>Cold</p>',
    ],
    [
      'details',
      '<details><summary>sum</summary>more <b>bold</b></details>',
      '<p><strong>sum</strong></p><p>more <b>bold</b></p>',
    ],
    [
      'marks of changes and keys',
      '<p><del>old</del> <ins>new</ins> <kbd>Ctrl</kbd> <font color="red">red</font> <cite>Who</cite></p>',
      '<p><s>old</s> <u>new</u> <code>Ctrl</code> red <i>Who</i></p>',
    ],
    [
      'a centred line',
      '<center>Middle</center><address>Jl. Riau<br>Bandung</address>',
      '<p>Middle</p><p>Jl. Riau<br />Bandung</p>',
    ],
    [
      'a form',
      '<form><fieldset><legend>Who</legend><label>Name</label><input name="n"><button>Send</button></fieldset></form>',
      '<p>Who</p><p>Name Send</p>',
    ],
    ['elements of a theme', '<x-card><x-title>One</x-title><x-text>Two</x-text></x-card>', 'One Two'],
    [
      'blocks in an element of a theme',
      '<x-card><div>One</div><div>Two</div></x-card>',
      '<p>One</p><p>Two</p>',
    ],
    [
      'a card that is a link',
      '<a href="https://example.com"><div><h3>Title</h3><div>Text</div></div></a>',
      '<a href="https://example.com"><h3>Title</h3>Text</a>',
    ],
    [
      'wrapped lines in a link',
      '<p>See <a href="/a"><span>One</span></a></p><a href="/b"><div>Two</div><div>Three</div></a>',
      '<p>See <a href="/a"><span>One</span></a></p><p><a href="/b">Two<br />Three</a></p>',
    ],
    [
      'lines in a list',
      '<ul><li><div>One</div><div>Two</div></li></ul>',
      '<ul><li><p>One</p><p>Two</p></li></ul>',
    ],
    [
      'a table of its own, with lines in cells',
      '<table><caption>Cap</caption><tr><td><div>One</div><div>Two</div></td></tr></table>',
      '<figure class="table"><table><caption>Cap</caption><tbody><tr><td><p>One</p><p>Two</p></td></tr></tbody></table></figure>',
    ],
    [
      'a table in a cell',
      '<figure class="table"><table><tr><td><table><tr><td>One</td></tr></table></td></tr></table></figure>',
      '<figure class="table"><table><tbody><tr><td><figure class="table"><table><tbody><tr><td>One</td></tr></tbody></table></figure></td></tr></tbody></table></figure>',
    ],
    [
      'small print above and below the line',
      '<p>H<sub>2</sub>O, 2<sup>nd</sup></p>',
      '<p>H<sub>2</sub>O, 2<sup>nd</sup></p>',
    ],
    [
      'a table as a block',
      '<figure class="wp-block-table"><table><tbody><tr><td>One</td></tr></tbody></table><figcaption>Cap</figcaption></figure>',
      '<figure class="table"><table><tbody><tr><td>One</td></tr></tbody></table><figcaption>Cap</figcaption></figure>',
    ],
    [
      'a picture with its caption',
      '<div class="wp-block-image"><figure class="aligncenter"><img src="https://example.com/a.jpg" alt=""><figcaption>Cap <em>b</em></figcaption></figure></div>',
      '<figure class="image"><img src="https://example.com/a.jpg" alt="" /><figcaption>Cap <em>b</em></figcaption></figure>',
    ],
    [
      'a gallery',
      '<figure class="wp-block-gallery"><figure class="wp-block-image"><img src="https://example.com/a.jpg"><figcaption>One</figcaption></figure><figcaption>All</figcaption></figure>',
      '<figure class="image"><img src="https://example.com/a.jpg" /><figcaption>One</figcaption></figure><figcaption>All</figcaption>',
    ],
    [
      'a quotation in a figure',
      '<figure class="wp-block-pullquote"><blockquote><p>Said</p><cite>Who</cite></blockquote></figure>',
      '<blockquote><p>Said</p><i>Who</i></blockquote>',
    ],
    ['lines that only breaks separate', 'One<br>Two<br><br>Three', 'One<br />Two<br /><br />Three'],
    ['lines of an editor of a mail', '<div>One</div><div><br></div><div>Two</div>', '<p>One</p><p>Two</p>'],
    [
      'short codes',
      '[caption width="300"]<img src="https://example.com/a.jpg" /> Cap[/caption]',
      '[caption width="300"]<img src="https://example.com/a.jpg" /> Cap[/caption]',
    ],
    ['code that starts with a blank line', '<pre>\n\na</pre>', '<pre>\n\na</pre>'],
    ['code with a line in each wrapper', '<pre><div>a</div><div>b</div></pre>', '<pre>a\nb</pre>'],
  ])('%s', (_, html, clean) => {
    expect(sanitiseHtml(html)).toBe(clean)
  })
})

describe('a link within a text still leads to its target', () => {
  test.each([
    [
      'a heading',
      '<p><a href="#how to">How</a></p><div><h2 id="how to" class="x">How</h2></div>',
      '<p><a href="#text-how-to">How</a></p><h2><a id="text-how-to"></a>How</h2>',
    ],
    [
      'a footnote of Word, and back',
      '<p>Tea<a href="#_ftn1" name="_ftnref1">[1]</a></p><div id="ftn1"><p><a href="#_ftnref1" name="_ftn1">[1]</a> Hot</p></div>',
      '<p>Tea<a id="text-_ftnref1"></a><a href="#text-_ftn1">[1]</a></p><p><a id="text-_ftn1"></a><a href="#text-_ftnref1">[1]</a> Hot</p>',
    ],
    [
      'an empty anchor',
      '<p><a href="#%C3%A9">E</a></p><a name="é"></a><p>E</p>',
      '<p><a href="#text-é">E</a></p><a id="text-é"></a><p>E</p>',
    ],
    [
      'a wrapper around a list',
      '<a href="#l">L</a><section id="l"><ul><li>One</li></ul></section>',
      '<p><a href="#text-l">L</a></p><ul><li><a id="text-l"></a>One</li></ul>',
    ],
    [
      'a row of a table',
      '<p><a href="#r">R</a></p><figure class="table"><table><tr id="r"><td>One</td></tr></table></figure>',
      '<p><a href="#text-r">R</a></p><figure class="table"><table><tbody><tr><td><a id="text-r"></a>One</td></tr></tbody></table></figure>',
    ],
    [
      'the first of two with one name',
      '<p><a href="#a">A</a></p><p id="a">One</p><p id="a">Two</p>',
      '<p><a href="#text-a">A</a></p><p><a id="text-a"></a>One</p><p>Two</p>',
    ],
    [
      'but nothing else keeps a name, with which it could pose as a part of the page',
      '<p id="app">One</p><p><a id="app" name="top" href="#missing">Two</a></p>',
      '<p>One</p><p><a href="#missing">Two</a></p>',
    ],
  ])('%s', (_, html, clean) => {
    expect(sanitiseHtml(html)).toBe(clean)
    expect(sanitiseHtml(clean)).toBe(clean)
  })
})

describe('a film, a recording or a frame', () => {
  const player =
    '<figure class="media"><oembed url="https://www.youtube.com/watch?v=H08tGjXNHO4"></oembed></figure>'
  test.each([
    [
      'of a known player becomes the own player',
      '<p><iframe width="560" src="https://www.youtube.com/embed/H08tGjXNHO4?feature=oembed"></iframe></p>',
      player,
    ],
    [
      'keeps the caption of its figure',
      '<figure class="wp-block-embed"><div><iframe src="//www.youtube-nocookie.com/embed/H08tGjXNHO4"></iframe></div><figcaption>Cap</figcaption></figure>',
      `${player}<figcaption>Cap</figcaption>`,
    ],
    [
      'elsewhere becomes a link with its title',
      '<p>See</p><iframe src="https://maps.example.com/embed?q=1" title="Map"></iframe>',
      '<p>See</p><p><a href="https://maps.example.com/embed?q=1">Map</a></p>',
    ],
    [
      'keeps what stands in for it',
      '<video controls><source src="/uploads/a.mp4">No video here</video>',
      '<p><a href="/uploads/a.mp4">/uploads/a.mp4</a></p><p>No video here</p>',
    ],
    [
      'needs no second link',
      '<audio src="https://example.com/a.mp3"><a href="https://example.com/a.mp3">Listen</a></audio>',
      '<p><a href="https://example.com/a.mp3">Listen</a></p>',
    ],
  ])('%s', (_, html, clean) => {
    expect(sanitiseHtml(html)).toBe(clean)
  })
})

/** Attributes that make some elements a link's target, and some links lead there. */
const IDS: Readonly<Record<number, string>> = {
  1: ' id="a"',
  2: ' name="b" href="#a"',
  3: ' id="b" href="#b"',
}

const CONTAINERS =
  'div section article header footer main aside nav center address form fieldset details summary dl dt dd figure h1 h2 h5 h6 p blockquote ul ol li'
const OTHERS =
  'span b i a font del ins kbd label button table tr td caption pre x-card noscript object video select option textarea svg math script style iframe template figcaption marquee ruby rt'
const element = (tags: string, depth: number): fc.Arbitrary<string> => {
  const children =
    depth === 0
      ? fc.constant(' word ')
      : fc.array(fc.oneof(fc.constantFrom('word', ' word ', 'word<br>', ''), element(tags, depth - 1)), {
          maxLength: 3,
        })
  return fc
    .tuple(fc.constantFrom(...tags.split(' ')), children, fc.nat(9))
    .map(
      ([tag, inside, luck]) =>
        `<${tag}${IDS[luck] ?? ''}>${[inside].flat().join('')}${luck === 0 ? '' : `</${tag}>`}`,
    )
}

const WHOLE = `${CONTAINERS} ${OTHERS}`

it('loses no word of any nesting, in any order, and gains none', () => {
  fc.assert(
    fc.property(fc.array(element(WHOLE, 3), { maxLength: 3 }), (parts) => {
      const html = numbered(parts.join(''))
      expect(wordsOf(sanitiseHtml(html))).toEqual(wordsOf(html))
    }),
    { numRuns: 2_000, seed: 132 },
  )
})

it('puts the words of two blocks apart', () => {
  fc.assert(
    fc.property(fc.array(element(CONTAINERS, 3), { maxLength: 3 }), (parts) => {
      const html = numbered(parts.join('').replaceAll('word', 'word '))
      const words = plainText(sanitiseHtml(html)).split(' ')
      expect(words.filter(Boolean)).toEqual(wordsOf(html))
    }),
    { numRuns: 3_000, seed: 132 },
  )
})

describe('a gallery', () => {
  const picture = (nth: number) =>
    `<figure class="image"><img src="/uploads/editor/${nth}.webp" alt="" /><figcaption>Caption ${nth}</figcaption></figure>`
  const pictures = (count: number) => Array.from({ length: count }, (_, nth) => picture(nth)).join('')
  const gallery = (inside: string) => `<figure class="gallery">${inside}</figure>`

  test.each([2, 7, 12])('of %i pictures stays', (count) => {
    const html = gallery(pictures(count))
    expect(sanitiseHtml(html)).toBe(html)
    expect(plainText(html)).toContain(`Caption ${count - 1}`)
  })

  test.each([
    ['too few', pictures(1), pictures(1)],
    ['too many', pictures(13), pictures(13)],
    [
      'anything else among them',
      `${pictures(2)}<p>Words</p><figure class="table"><table><tbody><tr><td>x</td></tr></tbody></table></figure>`,
      `${pictures(2)}<p>Words</p><figure class="table"><table><tbody><tr><td>x</td></tr></tbody></table></figure>`,
    ],
    ['another gallery', pictures(2) + gallery(pictures(2)), pictures(2) + gallery(pictures(2))],
    [
      'a picture that is not stored here',
      `${pictures(1)}<figure class="image"><img src="data:image/png;base64,x" /><figcaption>Words</figcaption></figure>`,
      `${pictures(1)}<figcaption>Words</figcaption>`,
    ],
  ])('with %s becomes what it contains', (_, inside, outside) => {
    expect(sanitiseHtml(gallery(inside))).toBe(outside)
  })

  test('of WordPress becomes one of the editor', () => {
    const block = (nth: number) =>
      `<figure class="wp-block-image size-large"><img src="https://old.example/${nth}.jpg" alt="" class="wp-image-1"/></figure>`
    const html = `<figure class="wp-block-gallery has-nested-images columns-default">\n${block(1)}\n\n${block(2)}\n</figure>`
    expect(sanitiseHtml(html)).toBe(
      gallery(
        [1, 2]
          .map((nth) => `<figure class="image"><img src="https://old.example/${nth}.jpg" alt="" /></figure>`)
          .join(''),
      ),
    )
  })
})
