import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { classes } from '../api/src/modules/classes/classes.ts'
import { inWords } from '../api/src/modules/classes/texts.ts'
import { API_SETTING_NAMES } from '../api/src/settings.ts'
import { titles } from '../lms/src/titles.ts'
import { words as privacyInIndonesian } from '../mf-careers/src/features/people/privacy-words.id.ts'
import { privacyWords } from '../mf-careers/src/features/people/privacy-words.ts'
import { isGame, projectNames, projectPath } from '../mf-marketing/src/content/project-names.ts'
import { fitting } from '../mf-marketing/src/features/class/finder/finding.ts'
import { words as finderInIndonesian } from '../mf-marketing/src/features/class/finder/words.id.ts'
import { finderWords } from '../mf-marketing/src/features/class/finder/words.ts'
import { BROWSERS } from '../platform/bundler/src/base.ts'
import { KIT_VERSIONS } from '../platform/federation/src/release-set.ts'
import { OTHER_LANGUAGES } from '../platform/protocol/src/languages.ts'
import { POLLING_INTERVAL } from '../platform/protocol/src/polling.ts'
import { SETTING_NAMES } from '../platform/server/src/env/index.ts'
import { MAX_IMPORT_MB } from '../shared/admin-contracts/src/import-limits.ts'
import { DOCUMENT_RULES } from '../shared/contracts/src/documents.ts'
import { MAX_FILE_MB } from '../shared/contracts/src/limits.ts'
import { WEEKDAYS } from '../shared/contracts/src/names.ts'
import { testSite } from '../shared/testing/src/test-site.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFile(join(root, file), 'utf8')
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

describe('the edge', () => {
  it('caches lists and pages for one polling interval', async () => {
    const times = all(await read('deploy/nginx/nginx.conf'), /proxy_cache_valid 200 [\d ]*?(\d+)s;/g)
    expect(times.length).toBeGreaterThan(3)
    expect(new Set(times)).toEqual(new Set([String(POLLING_INTERVAL / 1000)]))
  })

  it('lets uploads through that the api takes, and little more', async () => {
    const sizes = all(await read('deploy/nginx/nginx.conf'), /client_max_body_size (\d+)m;/g).map(Number)
    const [, documents = 0, picture = 0, imported = 0] = sizes
    expect(documents).toBeGreaterThan(DOCUMENT_RULES.maxFiles * MAX_FILE_MB)
    expect(documents).toBeLessThan((DOCUMENT_RULES.maxFiles + 1) * MAX_FILE_MB)
    expect(picture).toBeGreaterThan(MAX_FILE_MB)
    expect(picture).toBeLessThan(2 * MAX_FILE_MB)
    expect(imported).toBeGreaterThan(MAX_IMPORT_MB)
    expect(imported).toBeLessThan(2 * MAX_IMPORT_MB)
  })

  it('may be another program, which lets the same uploads through', async () => {
    const refused = {
      Caddy: /Content-Length \^\((\d)\[(\d)-9\]\|/.exec(await read('deploy/proxies/Caddyfile')),
      Apache: /-ge (\d)(\d)0{6}"/.exec(await read('deploy/proxies/apache.conf')),
    }
    for (const [name, found] of Object.entries(refused)) {
      const [, tens, ones] = found ?? []
      const bytes = Number(`${tens}${ones}`) * 1_000_000
      expect(bytes, name).toBeGreaterThan(DOCUMENT_RULES.maxFiles * MAX_FILE_MB * 1024 * 1024)
      expect(bytes, name).toBeLessThan((DOCUMENT_RULES.maxFiles + 1) * MAX_FILE_MB * 1024 * 1024)
    }
  })
})

it('the shell supports the remote kit that this repository packs', async () => {
  const { version } = JSON.parse(await read('platform/kit/package.json'))
  expect(KIT_VERSIONS).toContain(version)
})

it('guides and privacy page name the browsers that the code is built for', async () => {
  const supported = BROWSERS.map((browser) => browser.replace('ios_saf', 'ios').replace(' >= ', ' '))
  /** Reads `Chrome and Edge 109, Firefox 115` as a list. */
  const named = (text: string) =>
    [...text.matchAll(/\b(\w+)(?:\s+(?:and|dan)\s+(\w+))?\s+(\d+(?:\.\d+)?)(?=[,\s])/g)].flatMap(
      ([, first, second, version]) =>
        [first, second].flatMap((name) => (name ? `${name.toLowerCase()} ${version}` : [])),
    )
  const sectionOf = (text: string, heading: string) =>
    text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  for (const text of [
    sectionOf(await read('README.md'), 'Browsers'),
    sectionOf(await read('docs/browsers.md'), 'Supported in full'),
    privacyWords.english.browsersText,
    privacyInIndonesian.browsersText,
  ])
    expect(named(text), text).toEqual(supported)
})

it.each([
  ['en', finderWords.english],
  ['id', finderInIndonesian],
] as const)(
  'the class finder finds each class by a day that its page names, in %s',
  (language, { weekdays }) => {
    const all = classes.map((each) => inWords(each, testSite, language))
    const found = WEEKDAYS.flatMap((day) => fitting(all, { day }, weekdays))
    expect(new Set(found)).toEqual(new Set(all))
  },
)

it('the length of remote names is stated once', async () => {
  const exclude = (name: string) => name === 'node_modules' || name === 'dist'
  const files = await Array.fromAsync(
    glob('{platform,shared,shell,scripts,mf-*}/**/*.{ts,tsx}', { cwd: root, exclude }),
  )
  const texts = await Promise.all(files.map(async (file) => ({ file, text: await read(file) })))
  // Every other pattern takes it from `platform/protocol/src/names.ts`.
  expect(texts.filter(({ text }) => /\[\\w-\]\{1,60\}/.test(text)).map(({ file }) => file)).toEqual([])
})

describe('settings', () => {
  /** Read by the edge, the compose file, backups and the servers' own start. */
  const OTHERS =
    /^(POSTGRES_PASSWORD|COMPOSE_|MF_|EDGE_|TLS_|CAREERS_|BACKUP_|METRICS_|GRAFANA_|PROMETHEUS_|OTEL_|HOST$|LOG_LEVEL$|LMS_DATA_DIR$)/
  const known = new Set([...SETTING_NAMES, ...API_SETTING_NAMES])
  const unknown = (names: readonly string[]) => names.filter((name) => !known.has(name) && !OTHERS.test(name))

  it('of the sample file exist', async () => {
    const names = all(await read('.env.example'), /^#?([A-Z][A-Z0-9_]+)=/gm)
    expect(names.length).toBeGreaterThan(10)
    expect(unknown(names)).toEqual([])
  })

  it("of the README's table exist", async () => {
    const rows = all(await read('README.md'), /^\|((?: `[A-Z][A-Z0-9_]+`)+) +\|/gm).join(' ')
    const names = all(rows, /`([A-Z0-9_]+)`/g)
    expect(names.length).toBeGreaterThan(10)
    expect(unknown(names)).toEqual([])
  })

  it('of every program are explained in the README or the operations guide', async () => {
    const guides = await Array.fromAsync(glob('docs/operations/*.md', { cwd: root }))
    const text = (await Promise.all(['README.md', '.env.example', ...guides].map(read))).join('\n')
    expect([...known].filter((name) => !text.includes(name))).toEqual([])
  })
})

describe('pages', () => {
  it('have a label in every language in each public menu: menus and breadcrumbs take it from there', async () => {
    type Entry = { label: string; labels?: Record<string, string>; area?: string; children?: Entry[] }
    const without: string[] = []
    for await (const file of glob('mf-*/package.json', { cwd: root })) {
      const { nav = [] }: { nav?: Entry[] } = JSON.parse(await read(file)).federation
      const entries = nav
        .filter(({ area }) => area !== 'back-office')
        .flatMap((entry) => [entry, ...(entry.children ?? [])])
      for (const { label, labels } of entries)
        for (const language of OTHER_LANGUAGES) if (!labels?.[language]) without.push(`${file}: ${label}`)
    }
    expect(without).toEqual([])
  })

  it('are named by their remotes alone: the shell names none', async () => {
    const packages = await Array.fromAsync(glob('mf-*/package.json', { cwd: root }))
    const owned = await Promise.all(
      packages.map(async (file): Promise<string[]> => JSON.parse(await read(file)).federation.owns),
    )
    // The back-office is a part of the site with its own headers and frame, so the shell knows where it begins.
    const paths = owned.flat().filter((path) => path !== '/' && path !== '/admin')
    expect(paths.length).toBeGreaterThan(5)
    const sources = await Array.fromAsync(glob('shell/{src,server,catalogue}/**/*.{ts,tsx}', { cwd: root }))
    const texts = await Promise.all(
      sources
        .filter((file) => !file.includes('.test.'))
        .map(async (file) => ({ file, text: await read(file) })),
    )
    const named = texts.filter(({ text }) => paths.some((path) => new RegExp(`["'\`=]${path}\\b`).test(text)))
    expect(named.map(({ file }) => file)).toEqual([])
  })
})

it('sample vacancies name works of the portfolio alone, and Rimba lies in one place, in both languages', async () => {
  const [vacancies, article, indonesian, story, storyInIndonesian] = await Promise.all(
    [
      'api/src/seed/content/vacancies.ts',
      'api/src/seed/content/articles-autumn.ts',
      'api/src/seed/content/indonesian.ts',
      'mf-marketing/src/content/project-stories.ts',
      'mf-marketing/src/content/project-stories.id.ts',
    ].map(read),
  )
  const works: string[] = Object.values(projectNames).map(({ title }) => title)
  const named = all(`${vacancies}${indonesian}`, /<em>([^<]+)<\/em>/g)
  expect(named.length).toBeGreaterThan(1)
  expect(named.filter((title) => !works.includes(title))).toEqual([])
  for (const text of [article, indonesian]) expect(text).toMatch(/<strong>Rimba<\/strong>.*Kalimantan/)
  for (const text of [story, storyInIndonesian]) expect(text).toMatch(/rimba: \{[^}]*\{[^}]*Kalimantan/)
})

it('articles and pages agree on the length of Rimba, and on the number of people', async () => {
  const [game, autumn, kitchens, about] = await Promise.all(
    [
      'mf-marketing/src/content/game-texts.ts',
      'api/src/seed/content/articles-autumn.ts',
      'api/src/seed/content/articles-late-summer.ts',
      'mf-marketing/src/content/about.ts',
    ].map(read),
  )
  const [hours] = all(game?.replace(/^.*rimba:/s, '') ?? '', /About (\w+) hours/g)
  expect(autumn).toContain(`the ${hours} hours of the story`)
  expect(kitchens).toContain('eighteen of us work in the one city and sixty-two in the other')
  expect(about).toContain('Eighty people in two cities')
})

it('every work of the portfolio has a page of its own at the sample learning host, and no other has', () => {
  const works = Object.values(projectNames).map((project) => [
    projectPath(project).split('/').at(-1),
    { name: project.title, kind: isGame(project) ? 'game' : 'film' },
  ])
  const pages = Object.entries(titles).map(([slug, { name, kind }]) => [slug, { name, kind }])
  expect(Object.fromEntries(pages)).toEqual(Object.fromEntries(works))
})
