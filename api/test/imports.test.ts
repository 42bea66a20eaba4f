import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { deflateRaw } from 'node:zlib'
import type { ImportReport, ImportRow } from '@arunika/admin-contracts'
import type { AdminArticle } from '@arunika/contracts'
import { downloadZip } from 'client-zip'
import { asc, desc, eq } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { articles, auditLog, categories, pictures, revisions } from '../src/db/schema/index.ts'
import { ZipReader } from '../src/modules/imports/zip.ts'
import { person } from './support/people.ts'
import { articleForm, jpeg, png } from './support/samples.ts'
import { startOwnApi, type TestApi } from './support/test-api.ts'

const FIXTURES = join(import.meta.dirname, 'fixtures', 'imports')
const IMPORTS = '/api/admin/imports'
const PATIENCE = { timeout: 30_000 }

async function otherSite(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** The old site: two pictures, and nothing else. */
async function oldSite() {
  const [loom, thread] = [(await jpeg(600, 400)).bytes, (await png()).bytes]
  return otherSite((request, response) => {
    if (/loom|clay|kiln/.test(request.url ?? '')) response.end(loom)
    else if (request.url?.includes('thread')) response.end(thread)
    else response.writeHead(404).end()
  })
}

function formOf(name: string, bytes: string | Uint8Array, fields: Record<string, string> = {}): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  form.append('file', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name))
  return form
}

async function start(own: Parameters<typeof startOwnApi>[0] = { fetchesFromPrivateNetworks: true }) {
  const api = await startOwnApi(own)
  const { token } = await api.logIn()
  const send = (form: FormData) =>
    api.call<{ id: number; errors?: { file?: string[] } }>(IMPORTS, { token, form })
  return {
    api,
    token,
    send,
    async refused(name: string, bytes: string | Uint8Array) {
      const { status, body } = await send(formOf(name, bytes))
      expect(status).toBe(422)
      return body.errors?.file?.[0]
    },
    /** Imports a file to its end. */
    async run(form: FormData): Promise<ImportReport> {
      const { status, body } = await send(form)
      expect([status, body]).toMatchObject([200, {}])
      const find = async () => (await api.call<ImportReport>(`${IMPORTS}/${body.id}`, { token })).body
      await expect.poll(async () => (await find()).state, PATIENCE).toBe('finished')
      return find()
    },
  }
}

async function headersOf(api: TestApi) {
  const { token, cookie } = await api.logIn()
  return { authorization: `Bearer ${token}`, cookie }
}

const outcomes = ({ entries }: ImportReport) => entries.map(({ title, outcome }) => `${outcome}: ${title}`)

const remarksOf = ({ entries }: ImportReport, title: string) =>
  entries.find((entry) => entry.title === title)?.remarks.join('\n') ?? ''

async function articleOf(
  { api, token }: { api: TestApi; token: string },
  { entries }: ImportReport,
  title: string,
) {
  const { articleId } = entries.find((entry) => entry.title === title) ?? {}
  return (await api.call<AdminArticle>(`/api/admin/articles/${articleId}`, { token })).body
}

const wordpress = async (site: string) =>
  (await readFile(join(FIXTURES, 'wordpress.xml'), 'utf8')).replaceAll('{{SITE}}', site)

it('a WordPress export becomes drafts with their pictures, and the report names what was changed', async () => {
  const own = await start()
  const { api, token, run } = own
  await api.call('/api/admin/categories/create', { token, json: { name: 'News' } })
  const report = await run(formOf('diary.xml', await wordpress(await oldSite())))
  expect(outcomes(report)).toEqual([
    'draft: Tom & the loom',
    'draft: Blocks of a workshop',
    'draft: An idea',
    'skipped: About us',
    'skipped: Thrown away',
  ])
  expect(report).toMatchObject({ articles: 5, draft: 3, skipped: 2, published: 0, fileName: 'diary.xml' })
  expect(report.remarks).toEqual([
    'Left out: 1 of the kind “nav_menu_item”, which are no articles.',
    'New categories: Behind the Scenes.',
  ])

  const loom = await articleOf(own, report, 'Tom & the loom')
  expect(loom).toMatchObject({
    date: '2024-03-05',
    slug: 'tom-and-the-loom',
    hashtags: '#StopMotion#loom',
    byline: 'Sari Wulandari',
    seo: { description: 'How a loom came to the studio.' },
    status: 'draft',
  })
  expect(loom.categories.map(({ name }) => name)).toEqual(['Behind the Scenes', 'News'])
  expect(loom.featured_image_path).toMatch(/^editor\/[\w-]+-600\.webp$/)
  const { content } = loom
  expect(content).toContain(
    '<p>The loom arrived on a <strong>Tuesday</strong>.<br />It took four people.</p>',
  )
  expect(content).toMatch(/<img src="\/uploads\/editor\/[\w-]+-600\.webp" alt="A loom"/)
  expect(content).toContain('<figcaption>The loom, <em>unpacked</em></figcaption>')
  expect(content.match(/<img src="\/uploads\//g)).toHaveLength(3)
  expect(content).toContain('<oembed url="https://www.youtube.com/watch?v=dQw4w9WgXcQ">')
  expect(content).toContain('<oembed url="https://vimeo.com/76979871">')
  expect(content).toContain('[contact-form-7 id=')
  expect(content).not.toContain('alert')
  const remarks = remarksOf(report, 'Tom & the loom')
  expect(remarks).toContain('The shortcode [contact-form-7] is left in the text.')
  expect(remarks).not.toContain('sic')
  expect(remarks).toContain('Pictures of a gallery that are not in the file: 1.')
  expect(remarks).toContain('Comments left out: 1.')
  expect(remarks).toContain('Pictures taken: loom-300x200, loom, thread.'.replace('loom, ', ''))

  const blocks = await articleOf(own, report, 'Blocks of a workshop')
  expect(blocks.content).toContain('<h2>What we built</h2>')
  expect(blocks.content).toContain('<oembed url="https://youtu.be/dQw4w9WgXcQ">')
  expect(blocks.categories).toEqual([])
  expect(remarksOf(report, 'Blocks of a workshop')).toMatch(
    /The block “latest-posts” was left out\.\nPicture not taken: http:.*missing\.jpg\. The picture could not be fetched/,
  )
  expect(remarksOf(report, 'About us')).toBe('It is a page of the old site and no article.')

  const logged = await api.db.select().from(auditLog).orderBy(asc(auditLog.id))
  expect(logged.map(({ action, title }) => [action, title])).toContainEqual([
    'imported',
    'diary.xml: 5 articles',
  ])
  const revised = await api.db.select().from(revisions).where(eq(revisions.subject, 'article'))
  expect(revised.map(({ action, title }) => `${action} ${title}`)).toEqual([
    'created Tom & the loom',
    'created Blocks of a workshop',
    'created An idea',
  ])
  expect((await api.storedFiles()).filter((name) => name.startsWith('drafts/'))).toEqual([])
})

it('a second import of the same file changes nothing and names what is there', async () => {
  const { api, run } = await start()
  const file = await wordpress(await oldSite())
  await run(formOf('diary.xml', file))
  const contents = async () => [
    await api.db.select().from(articles).orderBy(asc(articles.id)),
    await api.db.select().from(categories),
    await api.db.select().from(pictures),
    await api.storedFiles(),
  ]
  const before = await contents()
  const again = await run(formOf('diary.xml', file))
  expect(await contents()).toEqual(before)
  expect(again).toMatchObject({ draft: 0, published: 0, skipped: 5 })
  expect(remarksOf(again, 'Tom & the loom')).toBe(
    'There is already an article with the address “tom-and-the-loom”: “Tom & the loom”.',
  )
  expect(remarksOf(again, 'An idea')).toBe('There is already an article with this title and day.')
})

it('what was published is published with its day if the person wants it and nothing is missing', async () => {
  const own = await start()
  const report = await own.run(formOf('diary.xml', await wordpress(await oldSite()), { publish: '1' }))
  expect(outcomes(report).slice(0, 3)).toEqual([
    'published: Tom & the loom',
    'draft: Blocks of a workshop',
    'draft: An idea',
  ])
  expect(remarksOf(report, 'Blocks of a workshop')).toContain(
    'It stays a draft, because it lacks a featured picture and a category.',
  )
  expect(await articleOf(own, report, 'Tom & the loom')).toMatchObject({
    status: 'published',
    date: '2024-03-05',
  })
})

it('a Ghost export is read from HTML, from its present and from its former editor', async () => {
  const own = await start()
  const file = await readFile(join(FIXTURES, 'ghost.json'), 'utf8')
  const report = await own.run(formOf('ghost.json', file, { publish: '1', origin: await oldSite() }))
  expect(outcomes(report)).toEqual([
    'published: Clay in February',
    'draft: The old kiln',
    'draft: Rendered here',
    'draft: For members',
    'skipped: About',
    'draft: A draft',
  ])
  const clay = await articleOf(own, report, 'Clay in February')
  expect(clay).toMatchObject({
    date: '2026-02-14',
    slug: 'clay-in-february',
    hashtags: '#clay',
    byline: 'Dewi Lestari',
    seo: { description: 'Clay dries.' },
    featured_image: { alt: 'Wet clay on a table' },
  })
  expect(clay.categories.map(({ name }) => name)).toEqual(['Workshop'])
  expect(clay.content).toContain('<p><strong>Clay</strong> dries &amp; &lt;cracks&gt;.</p>')
  expect(clay.content).toContain('<h2>Tools</h2>')
  expect(clay.content).toContain('<em>a wire</em>')
  expect(clay.content).toMatch(/<img src="\/uploads\/[^>]+alt="Clay"[^>]*>/)
  expect(clay.content).toContain('bake(180) &lt; 200')
  expect(remarksOf(report, 'Clay in February')).toContain('The card “signup” was left out.')
  const kiln = await articleOf(own, report, 'The old kiln')
  expect(kiln.content).toContain(
    '<p>The <strong>kiln</strong><br /><a href="https://example.com/kiln">is hot</a></p>',
  )
  expect(kiln.content).toContain('<figcaption>The kiln</figcaption>')
  expect(kiln.content).toContain('<li>second</li>')
  expect(kiln.content).toContain('<strong>list</strong>')
  const rendered = await articleOf(own, report, 'Rendered here')
  expect(rendered.content).toContain('<p>From <em>HTML</em>.</p>')
  expect(rendered.content).toContain('https://www.youtube.com/watch?v=dQw4w9WgXcQ')
  expect(remarksOf(report, 'For members')).toContain('Only “paid” could read it in the old site.')
})

it('pictures of a Ghost export without the address of its site are named', async () => {
  const { run } = await start()
  const report = await run(formOf('ghost.json', await readFile(join(FIXTURES, 'ghost.json'))))
  expect(remarksOf(report, 'Clay in February')).toContain(
    'Picture not taken: /content/images/2026/02/clay.jpg. It is not in the file.',
  )
})

interface ZipPart {
  name: string
  input: Uint8Array | string
}

const zipOf = async (parts: readonly ZipPart[]) => new Uint8Array(await downloadZip([...parts]).arrayBuffer())

const MARKDOWN = {
  'posts/2026-04-02-shadow-play.md': `---
title: "Shadow play: a first try"
date: 2026-04-01T10:00:00+07:00
tags: [Shadow Play, light]
categories:
  - Behind the Scenes
excerpt: Hands and a lamp.
image: ../images/lamp.jpg
image_alt: A lamp behind a sheet
layout: post
---

A lamp, a sheet, and **two hands**.

| Light | Distance |
| ----- | -------- |
| lamp  | 2 m      |

![A hand](hand.png "A hand")
![Elsewhere](../../../../etc/passwd)
![Root](/images/lamp.jpg)

<iframe src="https://example.com/map"></iframe>

- [x] cut the paper
`,
  'posts/broken.md': '---\ntitle: "Never closed\ndate: 2026-04-01\n---\n\nText.\n',
  'posts/hidden.md': '---\ntitle: Not yet\nslug: not-yet\ndraft: true\n---\n\nSoon.\n',
  'posts/museum/index.md': '# A museum in a suitcase\n\nText without front matter.\n',
}

const markdown = async () =>
  zipOf([
    ...Object.entries(MARKDOWN).map(([name, input]) => ({ name, input })),
    { name: 'posts/hand.png', input: (await png()).bytes },
    { name: 'images/lamp.jpg', input: (await jpeg()).bytes },
  ])

it('a zip of Markdown files brings its pictures, and a damaged file is named with its line', async () => {
  const own = await start()
  const report = await own.run(formOf('diary.zip', await markdown()))
  expect(outcomes(report)).toEqual([
    'draft: Shadow play: a first try',
    'skipped: posts/broken.md',
    'draft: Not yet',
    'draft: A museum in a suitcase',
  ])
  expect(remarksOf(report, 'posts/broken.md')).toMatch(
    /^Its front matter cannot be read: line \d of posts\/broken\.md\.$/,
  )
  const play = await articleOf(own, report, 'Shadow play: a first try')
  expect(play).toMatchObject({
    date: '2026-04-01',
    slug: 'shadow-play',
    hashtags: '#ShadowPlay#light',
    seo: { description: 'Hands and a lamp.' },
    featured_image: { alt: 'A lamp behind a sheet', width: 640, height: 400 },
  })
  expect(play.content).toContain('<td>2 m</td>')
  expect(play.content.match(/<img src="\/uploads\//g)).toHaveLength(2)
  const remarks = remarksOf(report, 'Shadow play: a first try')
  expect(remarks).toContain('Fields left out: layout.')
  expect(remarks).toContain('Picture not taken: ../../../../etc/passwd. It is not in the file.')
  expect(remarks).toContain('Pictures taken: hand, lamp.')
  expect(remarks).toContain('Stored as links: 1 video or embedded page.')
  expect(await articleOf(own, report, 'A museum in a suitcase')).toMatchObject({ slug: 'museum' })
})

it('a single Markdown file is imported too', async () => {
  const own = await start()
  const report = await own.run(formOf('2026-05-06-one.md', '# One\n\nText.'))
  expect(await articleOf(own, report, 'One')).toMatchObject({
    date: '2026-05-06',
    slug: 'one',
    content: '<p>Text.</p>',
  })
})

it('a damaged or foreign file is refused with the place of the error', async () => {
  const { api, refused } = await start()
  const file = await wordpress('https://diary.example.com')
  expect(await refused('cut.xml', file.slice(0, 3_000))).toMatch(
    /^The file is no well-formed XML: line \d\d, column \d+: /,
  )
  expect(await refused('feed.xml', '<?xml version="1.0"?><opml></opml>')).toBe(
    'The XML file is no WordPress export: it has no channel.',
  )
  expect(
    await refused(
      'latin.xml',
      Buffer.concat([Buffer.from('<rss><channel>\n\n<title>'), Buffer.from([0xe9, 0x20])]),
    ),
  ).toBe('The file is not in UTF-8: line 3 has other characters.')
  expect(await refused('cut.json', '{"db": [{"data": ]')).toMatch(
    /^The file is no well-formed JSON: Unexpected token '\]', .*"data": \]/,
  )
  expect(await refused('other.json', '{"db": [{"data": {"users": []}}]}')).toBe(
    'The JSON file is no Ghost export: db.0.data.posts is missing or wrong.',
  )
  expect(await refused('cut.zip', (await markdown()).subarray(0, 900))).toMatch(
    /^The zip file cannot be read: /,
  )
  expect(await refused('cv.pdf', '%PDF-1.4')).toMatch(/^Please choose a WordPress export/)
  expect(await refused('empty.xml', '<rss><channel></channel></rss>')).toBe('The file has no articles.')
  const many = '<item><title>x</title></item>'.repeat(2_001)
  expect(await refused('many.xml', `<rss><channel>${many}</channel></rss>`)).toBe(
    'The file has more than 2,000 articles. Please split it.',
  )
  expect(await api.storedFiles()).toEqual([])
  expect((await api.db.select().from(articles)).length).toBe(0)
})

it('an entity of a document type is refused, so that XML reads no file and grows no text', async () => {
  const { refused } = await start()
  const of = (entities: string) =>
    `<?xml version="1.0"?><!DOCTYPE rss [${entities}]><rss><channel><item><title>&b;</title></item></channel></rss>`
  const message = /^The file is no well-formed XML: line 1, column \d+: invalid character entity/
  expect(await refused('xxe.xml', of('<!ENTITY b SYSTEM "file:///etc/passwd">'))).toMatch(message)
  expect(await refused('laughs.xml', of('<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">'))).toMatch(message)
})

/** A zip with one entry whose headers are as given. */
async function rawZip(name: string, contents: Buffer, declaredSize = contents.length): Promise<Buffer> {
  const data = await promisify(deflateRaw)(contents)
  const crc = Buffer.alloc(4)
  const sizes = Buffer.alloc(8)
  sizes.writeUInt32LE(data.length, 0)
  sizes.writeUInt32LE(declaredSize, 4)
  const nameLength = Buffer.alloc(4)
  nameLength.writeUInt16LE(name.length, 0)
  const shared = Buffer.concat([Buffer.from([20, 0, 0, 0, 8, 0, 0, 0, 0, 0]), crc, sizes, nameLength])
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), shared, Buffer.from(name), data])
  const central = Buffer.concat([
    Buffer.from('PK\x01\x02'),
    Buffer.from([20, 0]),
    shared,
    Buffer.alloc(14),
    Buffer.from(name),
  ])
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, central, end])
}

it('a zip with names that lead out of it, or with texts that grow, is refused', async () => {
  const { api, refused } = await start()
  expect(await refused('out.zip', await rawZip('../../evil.md', Buffer.from('# Evil')))).toBe(
    'The zip file cannot be read: invalid relative path: ../../evil.md.',
  )
  expect(await refused('root.zip', await rawZip('/etc/evil.md', Buffer.from('# Evil')))).toMatch(
    /absolute path/,
  )
  const bomb = Buffer.alloc(101 * 1024 * 1024, 'a')
  expect(await refused('bomb.zip', await rawZip('bomb.md', bomb))).toBe(
    'The texts in the zip file are longer than 100 MB: bomb.md.',
  )
  expect(await refused('liar.zip', await rawZip('liar.md', bomb, 100))).toMatch(
    /^liar\.md cannot be read: too many bytes/,
  )
  expect(await api.storedFiles()).toEqual([])
})

it('a picture in a zip that is too large, or no picture, is not taken', async () => {
  const { run } = await start()
  const page = '![a](big.png) ![b](page.png)'
  const report = await run(
    formOf(
      'pictures.zip',
      await zipOf([
        { name: 'a.md', input: `# A\n\n${page}` },
        { name: 'big.png', input: new Uint8Array(26 * 1024 * 1024) },
        { name: 'page.png', input: '<html></html>' },
      ]),
    ),
  )
  expect(report.entries[0]?.remarks).toEqual([
    'Picture not taken: big.png. The image must be 25MB or smaller.',
    'Picture not taken: page.png. Only JPG, JPEG, PNG and WEBP images are allowed.',
    'Removed: 2 pictures.',
  ])
})

it('pictures at private addresses are never requested', async () => {
  let requests = 0
  const site = await otherSite((_request, response) => {
    requests += 1
    response.end()
  })
  const { run } = await start({})
  const report = await run(formOf('a.md', `# A\n\n![a](${site}/a.png)`))
  expect(report.entries[0]?.remarks.join()).toContain('not on the public internet')
  expect(requests).toBe(0)
})

it('one import runs at a time, and other calls are answered meanwhile', async () => {
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  const { bytes } = await png()
  const site = await otherSite((_request, response) => void held.then(() => response.end(bytes)))
  const { api, token, send, refused } = await start()
  const { body } = await send(formOf('a.md', `# A\n\n![a](${site}/a.png)`))
  expect(await refused('b.md', '# B')).toBe('Another import is running. Please wait until it has finished.')
  expect((await api.call('/api/admin/articles?view=page', { token })).status).toBe(200)
  const list = async () => (await api.call<ImportRow[]>(IMPORTS, { token })).body
  expect(await list()).toMatchObject([{ id: body.id, state: 'running', draft: 0 }])
  release()
  await expect.poll(list, PATIENCE).toMatchObject([{ id: body.id, state: 'finished', draft: 1 }])
})

it('authors import nothing', async () => {
  const { api } = await start()
  const { token } = await person(api, 'writer', ['author'])
  expect((await api.call(IMPORTS, { token, form: formOf('a.md', '# A') })).status).toBe(403)
  expect((await api.call(IMPORTS, { token })).status).toBe(403)
  const editor = await person(api, 'editor', ['editor'])
  expect((await api.call(IMPORTS, { token: editor.token, form: formOf('a.md', '# A') })).status).toBe(200)
  await expect
    .poll(async () => (await api.db.select().from(articles).orderBy(desc(articles.id))).length, PATIENCE)
    .toBe(1)
})

it('everything is exported, and its articles are imported elsewhere as they were', async () => {
  const from = await start()
  const { api, token } = from
  const report = await from.run(formOf('diary.xml', await wordpress(await oldSite()), { publish: '1' }))
  const loom = await articleOf(from, report, 'Tom & the loom')
  const edited = {
    ...{ title: loom.title, date: loom.date, hashtags: loom.hashtags, content: loom.content, draft: '' },
    ...{ 'title@id': 'Tom dan alat tenun', 'content@id': '<p>Alat tenun tiba.</p>' },
    linked_pages: '/academy/kid-class',
    categories: loom.categories.map(({ id }) => id),
  }
  await api.call(`/api/admin/articles/${loom.id}`, { token, form: articleForm(edited) })
  await api.call('/api/contact-us', {
    json: { name: 'a', email: 'a@example.com', subject: 's', message: 'm' },
  })

  const response = await fetch(`${api.url}/api/admin/export.zip`, { headers: await headersOf(api) })
  expect(response.headers.get('content-type')).toBe('application/zip')
  const zip = new Uint8Array(await response.arrayBuffer())
  const logged = await api.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
  expect(logged).toMatchObject([{ action: 'exported', subject: 'site', title: 'Everything' }])

  const to = await start({ fetchesFromPrivateNetworks: false })
  const imported = await to.run(formOf('export.zip', zip, { publish: '1' }))
  expect(outcomes(imported)).toEqual([
    'draft: An idea',
    'draft: Blocks of a workshop',
    'published: Tom & the loom',
  ])
  const wholeOf = async (own: typeof to, found: ImportReport) => {
    const {
      id: _,
      updatedAt: __,
      publishAt: ___,
      categories: names,
      ...article
    } = await articleOf(own, found, 'Tom & the loom')
    const text = JSON.stringify(article)
      .replaceAll(/editor\/[\w-]{36}/g, 'picture')
      .replaceAll(/"social":"[^"]+"/g, '')
    return { text, names: names.map(({ name }) => name) }
  }
  expect(await wholeOf(to, imported)).toEqual(await wholeOf(from, report))
  expect((await wholeOf(to, imported)).text).toContain('Alat tenun tiba.')
  expect(await to.run(formOf('export.zip', zip))).toMatchObject({ draft: 0, published: 0, skipped: 3 })
})

it('an export has every table that people fill in, and no application', async () => {
  const { api } = await start()
  const response = await fetch(`${api.url}/api/admin/export.zip`, { headers: await headersOf(api) })
  const path = join(api.dataDir, 'export.zip')
  await writeFile(path, new Uint8Array(await response.arrayBuffer()))
  const zip = await ZipReader.open(path)
  onTestFinished(() => zip.close())
  expect(zip.names(/\.json$/)).toEqual([
    'articles.json',
    'categories.json',
    'job-vacancies.json',
    'terms.json',
    'trials.json',
    'messages.json',
    'mail-templates.json',
    'site.json',
    'pictures.json',
  ])
})
