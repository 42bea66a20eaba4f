import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { downloadZip } from 'client-zip'
import { expect, it } from 'vitest'
import { createDataDir } from '../../../../test/support/test-api.ts'
import { storedHtml } from '../../../lib/sanitise-html.ts'
import { ZipReader } from '../zip.ts'
import { lexicalHtml } from './ghost-text.ts'
import { readMarkdown } from './markdown.ts'
import { readImportFile } from './read-file.ts'
import { wordpressHtml } from './wordpress-html.ts'

const fromWordpress = (content: string, footnotes?: string) =>
  storedHtml(wordpressHtml(content, new Map(), footnotes).html).replaceAll('\n', '')

it('blocks of the classic editor stay whole, and lines between them are paragraphs', () => {
  expect(
    fromWordpress(`Intro
second line
<blockquote>Quote

more</blockquote>
<ul>
<li>one
<ul>
<li>inner</li>
</ul>
</li>
<li>two</li>
</ul>
Last
<table><tbody><tr>
<td>a</td>
<td>b</td>
</tr></tbody></table>
<div>boxed</div>
<pre>x

y</pre>`),
  ).toBe(
    '<p>Intro<br />second line</p><blockquote><p>Quote</p><p>more</p></blockquote><ul><li>one<ul><li>inner</li></ul></li><li>two</li></ul><p>Last</p>' +
      '<figure class="table"><table><tbody><tr><td>a</td><td>b</td></tr></tbody></table></figure><p>boxed</p><pre>xy</pre>',
  )
})

it('footnotes that WordPress stores beside the text follow it', () => {
  const text =
    '<p>Word<sup data-fn="f1" class="fn"><a href="#f1" id="f1-link">1</a></sup></p><!-- wp:footnotes /-->'
  expect(
    fromWordpress(`<!-- wp:paragraph -->${text}`, '[{"id":"f1","content":"The <em>source</em>."}]'),
  ).toBe(
    '<p>Word<sup><a id="text-f1-link"></a><a href="#text-f1">1</a></sup></p><ol><li><a id="text-f1"></a>The <em>source</em>. <a href="#text-f1-link">↩</a></li></ol>',
  )
  expect(wordpressHtml(text, new Map(), 'damaged').remarks).toEqual(['The block “footnotes” was left out.'])
})

it('texts of Ghost have the numbers of lists, languages of code, and captions', () => {
  const text = (words: string) => ({ type: 'text', text: words })
  const items = [{ type: 'listitem', children: [text('inner')] }]
  const nested = { type: 'listitem', children: [{ type: 'list', listType: 'bullet', children: items }] }
  const children = [
    {
      type: 'list',
      listType: 'number',
      start: 3,
      children: [{ type: 'listitem', children: [text('three')] }, nested],
    },
    { type: 'callout', calloutEmoji: '💡', calloutText: '<p>An idea</p>' },
    {
      type: 'call-to-action',
      textValue: '<p>Come</p>',
      buttonUrl: 'https://example.com',
      buttonText: 'Join',
    },
    { type: 'codeblock', code: 'let a', language: 'javascript', caption: 'A variable' },
    { type: 'embed', url: 'https://youtu.be/a', caption: 'A film' },
  ]
  expect(storedHtml(lexicalHtml({ root: { type: 'root', children } }, []))).toBe(
    '<ol start="3"><li>three<ul><li>inner</li></ul></li></ol><blockquote><p>💡 An idea</p></blockquote><p>Come</p>' +
      '<p><a href="https://example.com">Join</a></p><pre><code class="language-javascript">let a</code></pre><p>A variable</p>' +
      '<figure class="media"><oembed url="https://youtu.be/a"></oembed></figure><p>A film</p>',
  )
})

it.each([
  ['2024-3-5', '2024-03-05'],
  ['2024/03/05 10:00', '2024-03-05'],
  ['5 March 2024', '2024-03-05'],
  ['Tue, 05 Mar 2024 23:00:00 +0000', '2024-03-05'],
  ['2024-03-05T10:00:00+07:00', '2024-03-05'],
])('the date %s of front matter is a day', (date, day) => {
  expect(readMarkdown('a.md', `---\ntitle: A\ndate: ${date}\n---\nText`)).toMatchObject({
    date: day,
    remarks: [],
  })
})

it('Markdown says what was not understood', () => {
  const text =
    '---\ntitle: >\n  A\n  title\ndate: some day\n...\n{{< youtube x >}} {% include y %} `{{< code >}}`'
  expect(readMarkdown('a.md', text)).toMatchObject({
    title: 'A title',
    date: '',
    remarks: [
      'Its date “some day” was not understood.',
      'The shortcode {{< youtube >}} is left in the text.',
      'The shortcode {% include %} is left in the text.',
    ],
  })
  expect(readMarkdown('a.md', 'A title\n=======\n\nText')).toMatchObject({
    title: 'A title',
    html: '<p>Text</p>',
  })
})

it('pictures and links of Obsidian are those of Markdown, but not in code', () => {
  const text =
    '![[pic a.png|300]] ![[b.png|A loom]] [[Page]] [[Page#Part|the part]]\n\n`[[x]]`\n\n```\nif [[ -f a ]]\n```'
  expect(readMarkdown('a.md', text).html).toBe(
    '<p><img src="pic%20a.png" alt="" /> <img src="b.png" alt="A loom" /> Page the part</p>\n<p><code>[[x]]</code></p>\n<pre><code>if [[ -f a ]]\n</code></pre>',
  )
})

it('names of categories of WordPress are read once more, because it escapes them', async () => {
  const { dataDir, remove } = await createDataDir()
  const [path, out] = [join(dataDir, 'a.xml'), join(dataDir, 'out')]
  const category = '<category domain="category" nicename="a"><![CDATA[Arts &amp; Crafts]]></category>'
  await writeFile(path, `<rss><channel><item><title>A</title>${category}</item></channel></rss>`)
  await readImportFile(path, 'a.xml', out)
  expect(JSON.parse(await readFile(out, 'utf8'))).toMatchObject({ categories: ['Arts & Crafts'] })
  await remove()
})

it('zip files of macOS and Windows have their names, and files beside them are no articles', async () => {
  const { dataDir, remove } = await createDataDir()
  const path = join(dataDir, 'a.zip')
  const [apart, together] = ['u\u0308', '\u00fc']
  const files = [
    `${apart}/a.md`,
    `${apart}/pic${apart}.png`,
    `${apart}/._a.md`,
    'other/a.md',
    '__MACOSX/b.md',
    'win\\c.md',
  ]
  const zip = await downloadZip(files.map((name) => ({ name, input: 'x' }))).arrayBuffer()
  await writeFile(path, new Uint8Array(zip))
  const reader = await ZipReader.open(path)
  expect(reader.names(/\.md$/)).toEqual([`${together}/a.md`, 'other/a.md', 'win/c.md'])
  expect(reader.find(`pic${apart}.png`, `${together}/`)).toBe(`${together}/pic${together}.png`)
  expect(reader.find(`pic${together}.png`, `${together}/`)).toBe(`${together}/pic${together}.png`)
  expect(reader.find('c.md', 'elsewhere/')).toBe('win/c.md')
  expect(reader.find('a.md', 'elsewhere/')).toBeUndefined()
  reader.close()
  await writeFile(path, Buffer.from('\ufeff<rss/>', 'utf16le'))
  await expect(readImportFile(path, 'a.xml', join(dataDir, 'out'))).rejects.toThrow('The file is in UTF-16.')
  await remove()
})
