import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type HighlightedPortfolio, highlightedPortfolio } from '@arunika/contracts'
import { createSite } from '@arunika/contracts/site'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createLms } from '../src/app.ts'
import { titles } from '../src/titles.ts'

const site = createSite({
  name: 'Arunika',
  lmsUrl: 'https://learning.test',
  publicUrl: 'https://arunika.test',
})

async function start(dataDir: string) {
  const app = await createLms({ dataDir, site })
  onTestFinished(() => app.close())
  return app.listen({ host: '127.0.0.1', port: 0 })
}

async function ownFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'arunika-lms-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, 'data'))
  await mkdir(join(folder, 'storage'))
  return folder
}

const course = (course_name: string) => ({
  course_name,
  portfolios: [{ type: 'image', path: 'portfolio/x.jpg', student: { full_name: 'Ayu Lestari' } }],
})
const write = (folder: string, portfolios: unknown) =>
  writeFile(join(folder, 'data', 'portfolio.json'), JSON.stringify({ portfolios }))

describe('the sample gallery', () => {
  it('shows four courses and eleven works or more, a video among them, each with its file', async () => {
    const url = await start(join(import.meta.dirname, '..'))
    const response = await fetch(`${url}/api/highlighted-portfolio`)
    const { portfolios } = highlightedPortfolio.parse(await response.json())
    expect(portfolios).toHaveLength(4)
    const items = portfolios.flatMap((group) => group.portfolios)
    expect(items.length).toBeGreaterThanOrEqual(11)
    expect(items.filter((item) => item.type === 'video').length).toBeGreaterThan(0)
    for (const { path } of items) {
      const file = await fetch(`${url}/storage/${path}`)
      await file.arrayBuffer()
      expect(file.status, path).toBe(200)
      expect(file.headers.get('cache-control')).toBe('public, max-age=2592000')
    }
  })

  it('hands a video out in pieces', async () => {
    const url = await start(join(import.meta.dirname, '..'))
    const response = await fetch(`${url}/storage/portfolio/motion-bounce.mp4`, {
      headers: { range: 'bytes=10-19' },
    })
    expect(response.status).toBe(206)
    expect(response.headers.get('content-type')).toBe('video/mp4')
    expect(response.headers.get('content-range')).toMatch(/^bytes 10-19\/\d+$/)
    expect((await response.arrayBuffer()).byteLength).toBe(10)
  })
})

it('a course that is added to the file shows up automatically, and until then a poll gets a 304', async () => {
  const folder = await ownFolder()
  await write(folder, [course('Drawing')])
  const url = `${await start(folder)}/api/highlighted-portfolio`
  const first = await fetch(url)
  const poll = () => fetch(url, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
  expect((await poll()).status).toBe(304)
  await write(folder, [course('Drawing'), course('Sculpture')])
  const changed = await poll()
  expect(changed.status).toBe(200)
  const { portfolios } = (await changed.json()) as HighlightedPortfolio
  expect(portfolios.map((group) => group.course_name)).toEqual(['Drawing', 'Sculpture'])
})

it('pages of any origin may read, and what is sent cannot act as a page', async () => {
  const url = await start(join(import.meta.dirname, '..'))
  for (const path of [
    '/api/highlighted-portfolio',
    '/storage/portfolio/drawing-cat.jpg',
    '/health/live',
    '/nowhere',
  ]) {
    const { headers } = await fetch(`${url}${path}`)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain('sandbox')
  }
})

it('a broken file leads to an error in the usual shape, and repairing it repairs the response', async () => {
  const folder = await ownFolder()
  const url = `${await start(folder)}/api/highlighted-portfolio`
  for (const content of ['{', '{"portfolios":[{}]}']) {
    await writeFile(join(folder, 'data', 'portfolio.json'), content)
    const response = await fetch(url)
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({
      message: 'The portfolio cannot be read at the moment.',
      code: 'internal_error',
    })
  }
  await write(folder, [])
  expect(await (await fetch(url)).json()).toEqual({ portfolios: [] })
})

it.each([
  '/storage/../data/portfolio.json',
  '/storage/%2e%2e/data/portfolio.json',
  '/storage/',
  '/storage/.env',
  '/nowhere',
])('nothing else can be fetched: %s', async (path) => {
  const url = await start(join(import.meta.dirname, '..'))
  expect([403, 404]).toContain((await fetch(`${url}${path}`)).status)
})

describe('the pages of the sample', () => {
  const register = async (fields: Record<string, string>) => {
    const url = await start(join(import.meta.dirname, '..'))
    return fetch(`${url}/registration`, { method: 'POST', body: new URLSearchParams(fields) })
  }
  const typed = { class: 'Roblox', student: 'Kirana', phone: '0800 5550 101', email: 'dewi@example.com' }

  it.each([
    ['/', 'Learning Management System'],
    ['/registration', 'Academy Registration'],
  ])('%s is a page that may run nothing', async (path, title) => {
    const response = await fetch(`${await start(join(import.meta.dirname, '..'))}${path}`)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(`<h1>${title}</h1>`)
    const icon = await fetch(new URL('/storage/icon.svg', response.url))
    await icon.arrayBuffer()
    expect(icon.status).toBe(200)
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('script-src')
  })

  it('are in Indonesian for those who come from an Indonesian page, as is what the form leads to', async () => {
    const url = await start(join(import.meta.dirname, '..'))
    for (const [path, title] of [
      ['/', 'Sistem Pembelajaran Akademi'],
      ['/registration', 'Pendaftaran Akademi'],
    ]) {
      const text = await (await fetch(`${url}${path}?language=id`)).text()
      expect(text).toContain('<html lang="id">')
      expect(text).toContain(`<h1>${title}</h1>`)
      expect(text).toContain('"/registration?language=id"')
    }
    const send = (fields: Record<string, string>) =>
      fetch(`${url}/registration?language=id`, { method: 'POST', body: new URLSearchParams(fields) })
    expect(await (await send(typed)).text()).toContain('Terima kasih sudah mendaftar')
    expect(await (await send({})).text()).toContain('Mohon lengkapi semua isian')
    const unknown = await fetch(`${url}/registration?language=xx`)
    expect(await unknown.text()).toContain('<html lang="en">')
  })

  it.each(Object.entries(titles))(
    '%s shows its picture, says what it is and leads back to its project, in both languages',
    async (slug, { name, picture, sentence }) => {
      const url = await start(join(import.meta.dirname, '..'))
      for (const language of ['en', 'id'] as const) {
        const response = await fetch(`${url}/titles/${slug}${language === 'id' ? '?language=id' : ''}`)
        expect(response.status).toBe(200)
        const text = await response.text()
        expect(text).toContain(`<html lang="${language}">`)
        expect(text).toContain(`<h1>${name}</h1>`)
        expect(text).toContain(sentence[language])
        const prefix = language === 'id' ? '/id' : ''
        expect(text).toMatch(
          new RegExp(
            `href="https://arunika\\.test${prefix}/technology/(game-development|animation)/${slug}"`,
          ),
        )
      }
      const file = await fetch(`${url}/storage/titles/${picture}`)
      await file.arrayBuffer()
      expect(file.status).toBe(200)
    },
  )

  it('no other title has a page', async () => {
    const url = await start(join(import.meta.dirname, '..'))
    for (const slug of ['unknown', 'constructor', '__proto__', ''])
      expect((await fetch(`${url}/titles/${slug}`)).status, slug).toBe(404)
  })

  it('a registration is thanked for, and what was typed is nowhere', async () => {
    const response = await register(typed)
    expect(response.status).toBe(200)
    const text = await response.text()
    expect(text).toContain('Thank you for registering')
    expect(text).not.toContain('Kirana')
  })

  it('one that lacks a field is asked for it', async () => {
    expect((await register({ ...typed, phone: ' ' })).status).toBe(422)
    expect((await register({})).status).toBe(422)
    expect((await register({ ...typed, student: 'x'.repeat(20_000) })).status).toBe(413)
  })
})
