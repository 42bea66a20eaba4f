import { copyFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database, Executor } from '../db/database.ts'
import * as schema from '../db/schema/index.ts'
import { officeDay } from '../lib/office-time.ts'
import { excerptOf, sanitiseHtml } from '../lib/sanitise-html.ts'
import { newDocumentPath } from '../modules/applications/documents.ts'
import { newReference } from '../modules/applications/reference.ts'
import { insertApplication } from '../modules/applications/repository.ts'
import { insertArticle } from '../modules/articles/saving.ts'
import type { FileStore } from '../storage/file-store.ts'
import { type SampleApplication, sampleApplications } from './content/applications.ts'
import { autumnArticles } from './content/articles-autumn.ts'
import { lateSummerArticles } from './content/articles-late-summer.ts'
import { summerArticles } from './content/articles-summer.ts'
import { articlesInIndonesian, categoriesInIndonesian, vacanciesInIndonesian } from './content/indonesian.ts'
import { sampleMessages } from './content/messages.ts'
import { sampleTerms } from './content/terms.ts'
import { CATEGORY_NAMES, type SampleArticle } from './content/types.ts'
import { sampleVacancies } from './content/vacancies.ts'
import { createPictures, figure } from './pictures.ts'

const folder = join(import.meta.dirname, '..', '..', 'seed')
const HOUR_MS = 3_600_000

/** True if the database has no content yet. */
async function isEmpty(executor: Executor): Promise<boolean> {
  const tables = [schema.articles, schema.categories, schema.vacancies, schema.contactMessages]
  for (const table of tables) {
    const rows = await executor.select({ id: table.id }).from(table).limit(1)
    if (rows.length > 0) return false
  }
  return true
}

type Pictures = Awaited<ReturnType<typeof createPictures>>

/** A text with its figures. */
async function prepareText(text: Pick<SampleArticle, 'content' | 'captions'>, pictures: Pictures) {
  const figures = Object.entries(text.captions ?? {}) as [
    keyof NonNullable<SampleArticle['captions']>,
    string,
  ][]
  let content = text.content.trim().replaceAll('\n', '')
  for (const [name, caption] of figures) {
    content = content.replace(`{{${name}}}`, figure(await pictures.sizes(name, 'editor'), caption))
  }
  return sanitiseHtml(content)
}

async function translationsOf({ title }: SampleArticle, pictures: Pictures) {
  const translated = articlesInIndonesian[title]
  if (!translated) return {}
  const content = await prepareText(translated, pictures)
  return {
    id: { title: translated.title, content, excerpt: excerptOf(content), seoTitle: '', seoDescription: '' },
  }
}

/** Puts the figures into the texts and stores the featured picture. */
async function prepareArticle(article: SampleArticle, pictures: Pictures) {
  const { featured } = article
  return {
    ...article,
    content: await prepareText(article, pictures),
    translations: await translationsOf(article, pictures),
    pictures: featured ? await pictures.sizes(featured, 'articles') : [],
    socialCard: featured ? await pictures.socialCard(featured) : null,
  }
}

/** @param vacancies ids by title */
async function seedArticles(executor: Executor, store: FileStore, vacancies: ReadonlyMap<string, number>) {
  const rows = await executor
    .insert(schema.categories)
    .values(
      CATEGORY_NAMES.map((name) => {
        const translated = categoriesInIndonesian[name]
        return { name, translations: translated ? { id: { name: translated } } : {} }
      }),
    )
    .returning({ id: schema.categories.id, name: schema.categories.name })
  const idOf = new Map(rows.map(({ id, name }) => [name, id]))
  const pathOf = (linked: string) => (vacancies.has(linked) ? `/career/${vacancies.get(linked)}` : linked)
  const pictures = await createPictures(folder, store)
  const samples = [...autumnArticles, ...lateSummerArticles, ...summerArticles]
  const articles = await Promise.all(samples.map((sample) => prepareArticle(sample, pictures)))
  for (const { featured: _, captions: __, categories, linked = [], ...article } of articles.reverse()) {
    const categoryIds = categories.flatMap((name) => idOf.get(name) ?? [])
    const linkedPages = linked.map(pathOf).join(' ')
    const values = { ...article, linkedPages, excerpt: excerptOf(article.content) }
    await insertArticle(executor, values, categoryIds)
  }
}

async function storeDocument(store: FileStore, { file, name }: SampleApplication['files'][number]) {
  const tempPath = store.tempPath()
  await copyFile(join(folder, 'documents', file), tempPath)
  const path = newDocumentPath(file.slice(file.lastIndexOf('.') + 1))
  const { size } = await stat(tempPath)
  await store.keep(tempPath, 'private', path)
  return { path, name, size }
}

/** @returns ids by title */
async function seedVacancies(executor: Executor, store: FileStore): Promise<ReadonlyMap<string, number>> {
  const now = Date.now()
  const published = (index: number) => new Date(now - (sampleVacancies.length - index) * 50 * HOUR_MS)
  const rows = await executor
    .insert(schema.vacancies)
    .values(
      sampleVacancies.map(({ closesInDays: days, ...vacancy }, index) => {
        const translated = vacanciesInIndonesian[vacancy.title]
        const closesOn = days === undefined ? null : officeDay(new Date(now + days * 24 * HOUR_MS))
        return {
          ...vacancy,
          closesOn,
          translations: translated ? { id: translated } : {},
          createdAt: published(index),
        }
      }),
    )
    .returning({ id: schema.vacancies.id, title: schema.vacancies.title })
  const idOf = new Map(rows.map(({ id, title }) => [title, id]))
  for (const sample of sampleApplications) {
    const vacancyId = idOf.get(sample.vacancy)
    if (vacancyId === undefined) throw new Error(`No sample vacancy is called ${sample.vacancy}.`)
    const files = await Promise.all(sample.files.map((file) => storeDocument(store, file)))
    await insertApplication(executor, toRow(sample, vacancyId, now), files)
  }
  return idOf
}

function toRow(sample: SampleApplication, vacancyId: number, now: number) {
  const { name, phone, email, education, institution, teamworking, isRead } = sample
  return {
    ...{ vacancyId, name, phone, email, education, institution, teamworking, isRead },
    reference: newReference(),
    whyInterested: sample.why_interested,
    pastExperiences: sample.past_experiences,
    skillsOrExpertise: sample.skills_or_expertise,
    softwareOrTools: sample.software_or_tools,
    createdAt: new Date(now - sample.hoursAgo * HOUR_MS),
  }
}

/**
 * Fills an empty database with sample content, all or none.
 * @returns false if the database already has content
 */
export function seed(db: Database, store: FileStore): Promise<boolean> {
  return db.transaction(async (transaction) => {
    if (!(await isEmpty(transaction))) return false
    await seedArticles(transaction, store, await seedVacancies(transaction, store))
    await transaction.insert(schema.contactMessages).values([...sampleMessages])
    await transaction.insert(schema.terms).values(sampleTerms(new Date()))
    return true
  })
}
