import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ApplicationPage, LIST_PAGE_SIZE, type SearchResult } from '@arunika/admin-contracts'
import type { ArticlePage, FoundVacancies } from '@arunika/contracts'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { migrateDatabase } from '../src/db/migrate.ts'
import {
  applicationFiles,
  applications,
  articles,
  articleTexts,
  contactMessages,
} from '../src/db/schema/index.ts'
import { readOlderDocuments } from '../src/modules/applications/read-older.ts'
import { insertArticle } from '../src/modules/articles/saving.ts'
import { contextOf } from './support/context.ts'
import { APPLICANT, applicationForm } from './support/samples.ts'
import { startOwnApi } from './support/test-api.ts'
import { fileApiWithVacancy, listApplications, publishVacancy } from './support/vacancy.ts'

const { api, token, vacancyId } = await fileApiWithVacancy()

/** Names or titles in a list of the back-office. */
async function listed(path: string, q: string): Promise<string[]> {
  const { body } = await api.call<{ entries: { name?: string; title?: string }[] }>(
    `/api/admin/${path}?view=page&q=${encodeURIComponent(q)}`,
    { token },
  )
  return body.entries.map(({ name, title }) => title ?? name ?? '')
}
const palette = async (q: string) =>
  (await api.call<SearchResult>(`/api/admin/search?q=${encodeURIComponent(q)}`, { token })).body
const onSite = async (q: string) =>
  (await api.call<ArticlePage>(`/api/articles?view=page&q=${encodeURIComponent(q)}`)).body.articles.map(
    ({ title }) => title,
  )
const apply = (name: string, fields: Partial<typeof APPLICANT> = {}) =>
  api.db.insert(applications).values({
    ...{ vacancyId, reference: name, name, phone: '', email: 'a@example.com', education: 's1' },
    ...{
      whyInterested: '',
      pastExperiences: '',
      skillsOrExpertise: '',
      softwareOrTools: '',
      teamworking: '',
    },
    ...(fields.why_interested && { whyInterested: fields.why_interested }),
  })

const WRITTEN: readonly [written: string, searches: readonly string[]][] = [
  ['Zoë', ['Zoë', 'zoe', 'ZOE', 'Zoe\u0308']],
  ['ﬁlm', ['ﬁlm', 'film']],
  ['quagga m²', ['quagga m²', 'quagga m2']],
  ['co\u00adope\u00adrate', ['cooperate', 'co\u00adoperate']],
  ['New\u00a0York', ['york', 'New York', 'york new', 'New\u00a0York']],
  ['résumé', ['resume', 'Résumé']],
  ['İstanbul', ['istanbul', 'Istanbul', 'İSTANBUL']],
  ['Straße', ['strasse', 'STRASSE', 'straße']],
  ['Ｆｕｌｌｗｉｄｔｈ', ['fullwidth']],
  ['axolotl’s', ['axolotl’s', "axolotl's", 'axolotl']],
  ['2011 – 2014', ['2011–2014', '2011-2014', '2011 - 2014']],
  ['UI / XR', ['ui/xr', 'UI / XR', 'xr']],
  ['Zbrushy™', ['zbrushy', 'Zbrushy™']],
  ['\u202a+62 899\u202c', ['+62 899', '\u202d+62 899\u202c']],
  ['\u2068bowerbird\u2069', ['bowerbird', '\u2068bowerbird\u2069']],
  ['ΣΟΦΟΣ', ['σοφος', 'Σοφός', 'ΣΟΦΟΣ']],
  ['أُسامة', ['أسامة', 'اسامة', 'أُسامة']],
  ['Hawai‘i „kakapo“', ["hawai'i", 'Hawaiʻi', '"kakapo"', 'kakapo hawai’i']],
  ['Marimba, Kalimba (wood)', ['"marimba"', 'marimba;', '(kalimba)', '“Kalimba marimba”', 'wood, kalimba.']],
  ['wombat—okapi/UX', ['okapi', 'ux', 'okapi wombat']],
]

describe('a word is found however it is written', () => {
  it.each(WRITTEN)('“%s”', async (written, searches) => {
    const title = `Article with ${searches.at(-1)}`
    await insertArticle(
      api.db,
      {
        title: 'Untitled',
        content: `<p>The ${written}, of course</p>`,
        hashtags: '',
        date: '2026-01-01',
        excerpt: title,
      },
      [],
    )
    const { rows } = await api.db.execute<{ id: number }>(sql`select max(id) as id from ${articles}`)
    const id = rows[0]?.id ?? 0
    const name = `Applicant ${id}`
    await apply(name, { why_interested: written })
    await api.db
      .insert(contactMessages)
      .values({ name, email: 'a@example.com', subject: name, message: written })
    await publishVacancy(api, token, { title: name, description: `<p>We like ${written}</p>` })
    for (const q of searches) {
      expect(await onSite(q), q).toEqual(['Untitled'])
      expect(await listed('articles', q), q).toEqual(['Untitled'])
      expect(await listed(`job-vacancies/${vacancyId}/applications`, q), q).toEqual([name])
      expect(await listed('messages', q), q).toEqual([name])
      const found = await palette(q)
      expect(found, q).toMatchObject({
        articles: [{ id }],
        messages: [{ title: name }],
        applications: [{ title: name }],
      })
      const vacancies = await api.call<FoundVacancies>(
        `/api/job-vacancies?view=found&q=${encodeURIComponent(q)}`,
      )
      expect(JSON.stringify(vacancies.body), q).toContain(name)
    }
  })

  it('and whatever the editor puts between and into words', async () => {
    const content = `<p>The&nbsp;numbat, sus&shy;tain&shy;able<br>puddle</p><ul><li>kettle</li><li>lantern</li></ul>
      <p>be<strong>gin</strong>ning H<sub>2</sub>SO km<sup>2</sup> footnote<sup>1</sup> a &lt;placeholder&gt;</p>`
    await insertArticle(
      api.db,
      { title: 'Marks', content, hashtags: '', date: '2026-01-02', excerpt: '' },
      [],
    )
    const words =
      'numbat sustainable puddle kettle lantern beginning h2so km² km2 footnote placeholder'.split(' ')
    for (const q of words) expect(await onSite(q), q).toEqual(['Marks'])
    expect(await onSite('nbsp')).toEqual([])
    expect(await onSite('shy')).toEqual([])
  })
})

it('whole words come before parts of words, on every page of a list', async () => {
  for (let nth = 1; nth <= 3; nth += 1) await apply(`Sitiwhole ${nth}`, { why_interested: 'I am Ina' })
  for (let nth = 1; nth <= LIST_PAGE_SIZE; nth += 1)
    await apply(`Part ${nth}`, { why_interested: 'animation in China' })
  const path = `/api/admin/job-vacancies/${vacancyId}/applications?view=page&q=ina`
  const { body: first } = await api.call<ApplicationPage>(path, { token })
  expect(first.entries.slice(0, 4).map(({ name }) => name)).toEqual([
    'Sitiwhole 3',
    'Sitiwhole 2',
    'Sitiwhole 1',
    `Part ${LIST_PAGE_SIZE}`,
  ])
  const { body: second } = await api.call<ApplicationPage>(`${path}&after=${first.next}`, { token })
  expect(second.entries.map(({ name }) => name)).toEqual(['Part 3', 'Part 2', 'Part 1'])
  const { body: back } = await api.call<ApplicationPage>(`${path}&before=${second.previous}`, { token })
  expect(back.entries).toEqual(first.entries)
  const { body: sorted } = await api.call<ApplicationPage>(`${path}&sort=name`, { token })
  expect(sorted.entries[0]?.name).toBe('Part 1')
  expect((await palette('ina')).applications.slice(0, 3).map(({ title }) => title)).toEqual([
    'Sitiwhole 3',
    'Sitiwhole 2',
    'Sitiwhole 1',
  ])
})

it('articles with the words as typed come before those with other forms of them', async () => {
  const article = (title: string, content: string, date: string) =>
    insertArticle(api.db, { title, content, hashtags: '', date, excerpt: '' }, [])
  await article(
    'Typed',
    '<p>One marionette on a string among very many other things in a long text</p>',
    '2026-01-01',
  )
  await article('Form', '<p>Marionettes, marionettes, marionettes</p>', '2026-01-03')
  await article('Ultramarionette', '<p>x</p>', '2026-01-04')
  expect(await onSite('marionette')).toEqual(['Typed', 'Form'])
  expect(await listed('articles', 'marionette')).toEqual(['Typed', 'Ultramarionette', 'Form'])
})

it('articles older than the index are found after the update, and keep being found after the next one', async () => {
  await insertArticle(
    api.db,
    { title: 'Older', content: '<p>coelacanth</p>', hashtags: '', date: '2026-01-01', excerpt: '' },
    [],
  )
  await api.db.delete(articleTexts)
  expect(await listed('articles', 'coelacanth')).toEqual([])
  for (let update = 0; update < 2; update += 1) {
    await migrateDatabase(api.databaseUrl, async () => {})
    expect(await listed('articles', 'coelacanth')).toEqual(['Older'])
  }
  await api.db.delete(articles).where(eq(articles.title, 'Older'))
  expect(await listed('articles', 'coelacanth')).toEqual([])
})

it('a scan is marked, and a document that an older version has read is read again', async () => {
  const own = await startOwnApi()
  const { token: ownToken } = await own.logIn()
  const vacancy = await publishVacancy(own, ownToken)
  const cv = async (name: string) => ({
    ...{ name: `${name}.pdf`, type: 'application/pdf' },
    bytes: await readFile(join(import.meta.dirname, `fixtures/cvs/${name}.pdf`)),
  })
  const form = applicationForm([await cv('chromium-dejavu'), await cv('ghostscript-scan')], APPLICANT)
  await own.call(`/api/job-vacancies/${vacancy}`, { form })
  const scans = async () =>
    (await listApplications(own, ownToken, vacancy))[0]?.applicationFiles.map(({ isScan }) => isScan)
  const found = async () =>
    (
      await own.call<ApplicationPage>(
        `/api/admin/job-vacancies/${vacancy}/applications?view=page&q=workflow`,
        { token: ownToken },
      )
    ).body.entries.length
  expect(await scans()).toEqual([undefined, true])
  expect(await found()).toBe(1)
  await own.db.update(applicationFiles).set({ text: 'work fl ow', textVersion: 0 })
  expect(await found()).toBe(0)
  expect(await readOlderDocuments(contextOf(own))).toBe(2)
  expect(await found()).toBe(1)
  expect(await scans()).toEqual([undefined, true])
})
