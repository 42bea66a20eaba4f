import { createReadStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { CodedError } from '@anyam/server/errors'
import { type ImportEntry, type ImportReport, type ImportRow, slugOf } from '@arunika/admin-contracts'
import { truncate } from '@arunika/text'
import type { FastifyBaseLogger } from 'fastify'
import type { Context } from '../../context.ts'
import { invalidFields, isRefusal, sentencesOf } from '../../lib/field-errors.ts'
import { lostPartsOf } from '../../lib/lost-parts.ts'
import type { ReceivedFile } from '../../lib/receive-form.ts'
import { excerptOf, storedHtml } from '../../lib/sanitise-html.ts'
import { inBackground } from '../../lib/share.ts'
import type { ArticleService } from '../articles/service.ts'
import { record } from '../audit/repository.ts'
import type { Session } from '../auth/sessions.ts'
import type { CategoryService } from '../categories/service.ts'
import type { MediaService } from '../media/service.ts'
import { type ImportedArticle, ImportFileError } from './imported-article.ts'
import { createPictureTaker, picturesIn, withPictures } from './pictures.ts'
import { readInThread } from './read-in-thread.ts'
import * as repository from './repository.ts'
import { ZipReader } from './zip.ts'

const MAX_LISTED = 10
/** Milliseconds. */
const STOP_DEADLINE = 3_000
/** Limits of the form of articles. */
const MAX = { title: 300, description: 320, byline: 120, hashtags: 1_000, alt: 300 }

const ANOTHER_RUNS = 'Another import is running. Please wait until it has finished.'

interface Services {
  articles: Pick<ArticleService, 'create'>
  categories: Pick<CategoryService, 'names' | 'create'>
  media: MediaService
}

interface ImportOptions {
  /** True if what was published in the file is published here. */
  publishes: boolean
  /** Address of the old site; empty if unknown. */
  origin: string
}

/** An import with its files, which it removes at its end. */
interface Job extends ImportOptions {
  id: number
  path: string
  /** File with its articles, one JSON in a line. */
  target: string
  isZip: boolean
  remarks: string[]
  by: Session
}

/** Lines that name what a text loses when it is stored. */
function lossesOf(html: string): string[] {
  const { lost, linked = [] } = lostPartsOf([html])
  return [
    ...(lost.length > 0 ? [`Removed: ${lost.join(', ')}.`] : []),
    ...(linked.length > 0 ? [`Stored as links: ${linked.join(', ')}.`] : []),
  ]
}

function cut(name: string, text: string, max: number, remarks: string[]): string {
  const whole = text.replace(/\s+/g, ' ').trim()
  if (whole.length > max) remarks.push(`${name} was cut to ${max} characters.`)
  return truncate(whole, max)
}

/** `#games#animation`; tags that are too many are named. */
function hashtagsOf(names: readonly string[], remarks: string[]): string {
  const tags = new Set(names.map((name) => name.replace(/[\s#]+/g, '')).filter(Boolean))
  let text = ''
  const left: string[] = []
  for (const tag of tags) {
    if (text.length + tag.length + 1 > MAX.hashtags) left.push(tag)
    else text += `#${tag}`
  }
  if (left.length > 0) remarks.push(`Hashtags left out: ${left.join(', ')}.`)
  return text
}

const toRow = ({
  remarks: _,
  createdAt,
  ...row
}: Awaited<ReturnType<typeof repository.listImports>>[number]): ImportRow => ({
  ...row,
  createdAt: createdAt.toISOString(),
})

/** Finds categories by name, and creates those that are missing. */
function createCategoryFinder({ categories }: Services, by: Session, created: string[]) {
  let known: Map<string, number> | undefined
  const keyOf = (name: string) => name.trim().toLowerCase()
  const load = async () => new Map((await categories.names()).map(({ id, name }) => [keyOf(name), id]))
  return async (name: string, remarks: string[]): Promise<number | undefined> => {
    known ??= await load()
    const found = known.get(keyOf(name))
    if (found !== undefined) return found
    try {
      const { id } = await categories.create({ name: name.trim() }, by)
      known.set(keyOf(name), id)
      created.push(name.trim())
      return id
    } catch (error) {
      if (!isRefusal(error)) throw error
      remarks.push(
        `The category “${truncate(name, 100)}” could not be created: ${sentencesOf(error as CodedError).join(' ')}`,
      )
      return undefined
    }
  }
}

export function createImportService(context: Context, services: Services) {
  const { db, store } = context
  let isStopping = false
  let running: Promise<void> = Promise.resolve()

  async function importArticles(job: Job) {
    const created: string[] = []
    const findCategory = createCategoryFinder(services, job.by, created)
    const zip = job.isZip ? await ZipReader.open(job.path) : undefined
    const onProgress = () => repository.touchImport(db, job.id)
    const picturesOf = createPictureTaker(context, { ...job, media: services.media, zip, onProgress })

    async function importOne(article: ImportedArticle): Promise<ImportEntry> {
      const remarks: string[] = []
      const title = cut(
        'The title',
        article.title || excerptOf(storedHtml(article.html), 80),
        MAX.title,
        remarks,
      )
      const slug = slugOf(article.slug)
      const skipped = (reason: string, articleId: number | null = null): ImportEntry => ({
        ...{ title: title || 'Untitled', outcome: 'skipped', articleId, remarks: [reason] },
      })
      if (article.skipped !== undefined) return skipped(article.skipped)
      if (!title) return skipped('It has neither a title nor a text.')
      const same = await repository.findSame(db, { slug, title, date: article.date })
      if (same)
        return skipped(
          same.by === 'slug'
            ? `There is already an article with the address “${slug}”: “${same.title}”.`
            : 'There is already an article with this title and day.',
          same.id,
        )
      remarks.push(...article.remarks)
      const pictures = picturesOf(article.base, remarks)
      const rows = new Map<string, NonNullable<Awaited<ReturnType<typeof pictures.take>>>>()
      const translated = Object.entries(article.more).filter(([name]) => name.startsWith('content@'))
      for (const address of picturesIn([article.html, ...translated.map(([, html]) => html)].join('\n'))) {
        const row = await pictures.take(address)
        if (row) rows.set(address, row)
      }
      const featured = article.picture ? await pictures.take(article.picture) : undefined
      pictures.remark()
      const content = withPictures(article.html, rows)
      remarks.push(...lossesOf(content))
      const categoryIds: number[] = []
      for (const name of new Set(article.categories)) {
        const id = await findCategory(name, remarks)
        if (id !== undefined) categoryIds.push(id)
      }
      const lacks = [
        ...(featured ? [] : ['a featured picture']),
        ...(categoryIds.length > 0 ? [] : ['a category']),
        ...(storedHtml(content) ? [] : ['a text']),
      ]
      const isWanted = job.publishes && article.isPublished
      if (isWanted && lacks.length > 0)
        remarks.push(`It stays a draft, because it lacks ${lacks.join(' and ')}.`)
      const isDraft = !isWanted || lacks.length > 0
      const fields = {
        ...article.more,
        ...Object.fromEntries(translated.map(([name, html]) => [name, withPictures(html, rows)])),
        title,
        date: article.date,
        content,
        slug,
        hashtags: hashtagsOf(article.hashtags, remarks),
        'categories[]': categoryIds.map(String),
        seo_description: cut('The excerpt', article.description, MAX.description, remarks),
        byline: cut('The author', article.byline, MAX.byline, remarks),
        media_picture: featured?.sizes[0]?.path ?? '',
        image_alt: cut('The description of the picture', article.pictureAlt, MAX.alt, remarks),
        draft: isDraft ? '1' : '',
      }
      try {
        const { id } = await services.articles.create({ fields, files: [] }, job.by)
        return { title, outcome: isDraft ? 'draft' : 'published', articleId: id, remarks }
      } catch (error) {
        if (!isRefusal(error)) throw error
        return skipped(sentencesOf(error as CodedError).join(' '))
      }
    }

    try {
      let nth = 0
      for await (const line of createInterface(createReadStream(job.target))) {
        if (isStopping) return repository.interruptImport(db, job.id)
        nth += 1
        await repository.insertEntry(db, job.id, nth, await importOne(JSON.parse(line)))
      }
      const added = created.length > 0 ? [`New categories: ${created.join(', ')}.`] : []
      await repository.finishImport(db, job.id, [...job.remarks, ...added])
    } finally {
      zip?.close()
    }
  }

  async function run(job: Job, log: FastifyBaseLogger) {
    try {
      await importArticles(job)
    } catch (error) {
      log.error({ err: error, import: job.id }, 'an import was interrupted')
      await repository.interruptImport(db, job.id).catch(() => {})
    } finally {
      await Promise.all([job.path, job.target].map((path) => rm(path, { force: true })))
    }
  }

  return {
    /**
     * Reads a file and imports its articles after the response.
     * @returns id of the import
     * @throws CodedError 422 with a sentence about the file
     */
    async start(
      file: ReceivedFile,
      { publishes, origin }: ImportOptions,
      by: Session,
      log: FastifyBaseLogger,
    ) {
      const [path, target] = [store.tempPath(), store.tempPath()]
      const discard = () => Promise.all([path, target].map((each) => rm(each, { force: true })))
      try {
        await rename(file.tempPath, path)
        const { articles, remarks, isZip } = await readInThread({ path, name: file.name, target })
        const values = { fileName: file.name, publishes, articles, remarks }
        const id = await db.transaction(async (transaction) => {
          const found = await repository.insertImport(transaction, by, values)
          const title = `${file.name}: ${articles} ${articles === 1 ? 'article' : 'articles'}`
          if (found !== undefined)
            await record(transaction, by, { action: 'imported', subject: 'article', title })
          return found
        })
        if (id === undefined) throw invalidFields({ file: [ANOTHER_RUNS] })
        running = inBackground(() => run({ id, path, target, isZip, publishes, origin, remarks, by }, log))
        return { id }
      } catch (error) {
        await discard()
        throw error instanceof ImportFileError ? invalidFields({ file: [error.message] }) : error
      }
    },

    list: async (): Promise<ImportRow[]> => (await repository.listImports(db, MAX_LISTED)).map(toRow),

    /** @throws CodedError not_found */
    async find(id: number): Promise<ImportReport> {
      const row = await repository.findImport(db, id)
      if (!row) throw new CodedError('not_found')
      return { ...toRow(row), remarks: row.remarks, entries: await repository.listEntries(db, id) }
    },

    /** Ends a running import after its present article. */
    async stop() {
      isStopping = true
      await Promise.race([running, pause(STOP_DEADLINE, undefined, { ref: false })])
    },
  }
}

export type ImportService = ReturnType<typeof createImportService>
