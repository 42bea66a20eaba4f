import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CodedError } from '@anyam/server/errors'
import { PICTURE_RULES, type PictureRow } from '@arunika/admin-contracts'
import { truncate } from '@arunika/text'
import sanitizeHtml from 'sanitize-html'
import type { Context } from '../../context.ts'
import { invalidFields, isRefusal, sentencesOf } from '../../lib/field-errors.ts'
import type { Session } from '../auth/sessions.ts'
import { withFetchedPicture } from '../media/fetch-picture.ts'
import type { MediaService } from '../media/service.ts'
import { pictureContentsError } from '../uploads/public-pictures.ts'
import { EDITOR_PICTURE } from '../uploads/routes.ts'
import { ImportFileError } from './imported-article.ts'
import type { ZipReader } from './zip.ts'

const MAX_OF_ARTICLE = 100
const MAX_OF_IMPORT = 5_000
/** Characters of an address in a remark. */
const MAX_ADDRESS = 200
/** Failures in sequence after which no further picture of a site is fetched; each takes up to 15 seconds. */
const MAX_FAILURES = 3

/** Why a picture was not taken. */
class NotTakenError extends Error {}

interface Source {
  media: MediaService
  zip: ZipReader | undefined
  /** Address of the old site; empty if unknown. */
  origin: string
  by: Session
  /** Called after each picture. */
  onProgress: () => Promise<unknown>
}

/** Takes pictures of an imported file into the library. */
export function createPictureTaker(context: Context, { media, zip, origin, by, onProgress }: Source) {
  const { store } = context
  const known = new Map<string, PictureRow | NotTakenError>()
  const failures = new Map<string, number>()

  async function fromZip(name: string): Promise<PictureRow> {
    if ((zip?.sizeOf(name) ?? 0) > PICTURE_RULES.maxSize)
      throw new NotTakenError(PICTURE_RULES.messages.tooLarge)
    const tempPath = store.tempPath()
    try {
      await pipeline(
        (await zip?.stream(name)) as Readable,
        createWriteStream(tempPath, { flags: 'wx', mode: 0o600 }),
      )
      const error = await pictureContentsError(tempPath)
      if (error !== undefined) throw invalidFields({ picture: [error] })
      return await media.add({ tempPath, name: name.slice(name.lastIndexOf('/') + 1) }, EDITOR_PICTURE, by)
    } catch (error) {
      if (error instanceof CodedError || error instanceof ImportFileError) throw error
      throw new NotTakenError('It is damaged in the zip file.')
    } finally {
      await rm(tempPath, { force: true })
    }
  }

  async function fromSite(address: string): Promise<PictureRow> {
    const { host } = new URL(address)
    const failed = failures.get(host) ?? 0
    if (failed >= MAX_FAILURES)
      throw new NotTakenError('Other pictures of this site could not be fetched either.')
    try {
      const row = await withFetchedPicture(address, context, (file) => media.add(file, EDITOR_PICTURE, by))
      failures.delete(host)
      return row
    } catch (error) {
      failures.set(host, failed + 1)
      throw error
    }
  }

  /** The file or the whole address that an address in a text means. */
  function locate(address: string, base: string): { key: string; take: () => Promise<PictureRow> } {
    const file = zip?.find(address.replace(/^https?:\/\/[^/]+(?=\/uploads\/)/, ''), base)
    if (file !== undefined) return { key: file, take: () => fromZip(file) }
    const site = /^https?:/.test(base) ? base : origin
    if (!URL.canParse(address, site || undefined)) throw new NotTakenError('It is not in the file.')
    const { href } = new URL(address, site || undefined)
    return { key: href, take: () => fromSite(href) }
  }

  async function take(address: string, base: string): Promise<PictureRow> {
    const { key, take } = locate(address, base)
    const found = known.get(key)
    if (found instanceof Error) throw found
    if (found) return found
    if (known.size === MAX_OF_IMPORT)
      throw new NotTakenError(`An import takes at most ${MAX_OF_IMPORT.toLocaleString('en')} pictures.`)
    try {
      const row = await take()
      known.set(key, row)
      return row
    } catch (error) {
      if (!(error instanceof NotTakenError || error instanceof ImportFileError || isRefusal(error)))
        throw error
      const { message } = error as Error
      const reason = new NotTakenError(error instanceof CodedError ? sentencesOf(error)[0] : message)
      known.set(key, reason)
      throw reason
    } finally {
      await onProgress()
    }
  }

  /** Pictures of one article; the remarks say which were taken and which were not. */
  return (base: string, remarks: string[]) => {
    const taken = new Set<string>()
    let count = 0
    return {
      async take(address: string): Promise<PictureRow | undefined> {
        count += 1
        try {
          if (count > MAX_OF_ARTICLE)
            throw new NotTakenError(`An article takes at most ${MAX_OF_ARTICLE} pictures.`)
          const row = await take(address, base)
          taken.add(row.name)
          return row
        } catch (error) {
          if (!(error instanceof NotTakenError)) throw error
          remarks.push(`Picture not taken: ${truncate(address, MAX_ADDRESS)}. ${error.message}`)
          return undefined
        }
      },
      remark() {
        if (taken.size > 0) remarks.push(`Pictures taken: ${[...taken].join(', ')}.`)
      },
    }
  }
}

const EVERYTHING = { allowedTags: false, allowedAttributes: false, allowVulnerableTags: true } as const

/** Addresses of the pictures in a text that is not sanitised yet. */
export function picturesIn(html: string): string[] {
  const found = new Set<string>()
  const img = (tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag => {
    if (attribs.src) found.add(attribs.src)
    return { tagName, attribs }
  }
  sanitizeHtml(html, { ...EVERYTHING, transformTags: { img } })
  return [...found]
}

/** Shows the pictures of the library in place of those of the old site. */
export function withPictures(html: string, rows: ReadonlyMap<string, PictureRow>): string {
  const img = (tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag => {
    const { srcset: _, sizes: _sizes, width: _width, height: _height, style: _style, ...rest } = attribs
    const size = rows.get(attribs.src ?? '')?.sizes[0]
    if (!size) return { tagName, attribs: { ...rest, src: attribs.src ?? '' } }
    const { path, width, height } = size
    return { tagName, attribs: { ...rest, src: `/uploads/${path}`, width: `${width}`, height: `${height}` } }
  }
  return sanitizeHtml(html, { ...EVERYTHING, transformTags: { img } })
}
