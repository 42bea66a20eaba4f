import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { BucketSettings } from '@anyam/server/env'
import { openS3, unlessMissing } from '@anyam/server/s3'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  type ListObjectsV2Output,
  PutObjectCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3'

/** An object as it was read, with its ETag. */
export interface S3Object {
  bytes: Buffer
  tag: string
}

/** `absent`: write only if there is no object; a tag: write only over that content. */
export type Condition = 'absent' | { tag: string }

/** The S3 operations that the release store needs. */
export class Bucket {
  readonly #client: S3Client
  readonly #name: string

  constructor(settings: BucketSettings) {
    this.#client = openS3(settings)
    this.#name = settings.bucket
  }

  /** Undefined if there is no object; `same` if its ETag still equals the known one. */
  async get(key: string, knownTag?: string): Promise<S3Object | 'same' | undefined> {
    try {
      const found = await unlessMissing(
        this.#client.send(new GetObjectCommand({ ...this.#at(key), IfNoneMatch: knownTag })),
      )
      if (!found?.Body) return undefined
      return { bytes: Buffer.from(await found.Body.transformToByteArray()), tag: found.ETag ?? '' }
    } catch (error) {
      if (statusOf(error) === 304) return 'same'
      throw error
    }
  }

  /** Returns false if the condition does not hold. */
  async put(key: string, text: string, condition?: Condition): Promise<boolean> {
    const only = condition && (condition === 'absent' ? { IfNoneMatch: '*' } : { IfMatch: condition.tag })
    try {
      await this.#client.send(new PutObjectCommand({ ...this.#at(key), Body: text, ...only }))
      return true
    } catch (error) {
      // 404: the object to replace does not exist; 409: another write is in progress.
      if (condition && [404, 409, 412].includes(statusOf(error) ?? 0)) return false
      throw error
    }
  }

  async putFile(key: string, path: string): Promise<void> {
    const { size: ContentLength } = await stat(path)
    const Body = createReadStream(path)
    await this.#client.send(new PutObjectCommand({ ...this.#at(key), Body, ContentLength }))
  }

  /** Size in bytes and time of storage; undefined if there is no object. */
  async find(key: string): Promise<{ size: number; at: Date } | undefined> {
    const found = await unlessMissing(this.#client.send(new HeadObjectCommand(this.#at(key))))
    return found && { size: found.ContentLength ?? -1, at: found.LastModified ?? new Date(0) }
  }

  async remove(key: string): Promise<void> {
    await unlessMissing(this.#client.send(new DeleteObjectCommand(this.#at(key))))
  }

  /** All objects whose keys start with the prefix, with their time of storage. */
  async objects(prefix: string): Promise<{ key: string; at: Date }[]> {
    const pages = await this.#pages({ Prefix: prefix })
    return pages.flatMap(({ Contents = [] }) =>
      Contents.flatMap(({ Key, LastModified }) =>
        Key && LastModified ? [{ key: Key, at: LastModified }] : [],
      ),
    )
  }

  /** Names directly below a folder; `''` is the root. */
  async names(folder: string): Promise<string[]> {
    const prefix = folder && `${folder}/`
    const pages = await this.#pages({ Prefix: prefix, Delimiter: '/' })
    const keys = pages.flatMap(({ Contents = [], CommonPrefixes = [] }) => [
      ...Contents.map(({ Key }) => Key ?? ''),
      ...CommonPrefixes.map(({ Prefix }) => (Prefix ?? '').slice(0, -1)),
    ])
    return keys.map((key) => key.slice(prefix.length)).filter(Boolean)
  }

  close(): void {
    this.#client.destroy()
  }

  #pages(query: { Prefix: string; Delimiter?: string }): Promise<ListObjectsV2Output[]> {
    return Array.fromAsync(paginateListObjectsV2({ client: this.#client }, { Bucket: this.#name, ...query }))
  }

  #at(key: string) {
    return { Bucket: this.#name, Key: key }
  }
}

function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('$metadata' in error)) return undefined
  return (error.$metadata as { httpStatusCode?: number }).httpStatusCode
}
