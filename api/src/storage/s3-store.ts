import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { S3Settings } from '@anyam/server/env'
import { openS3, unlessMissing } from '@anyam/server/s3'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { type Area, type FileStore, isSafeName, removeEach } from './file-store.ts'

const ADDRESS_LIFETIME_S = 60

/**
 * Stores files in an S3-compatible bucket, shared by any number of processes and machines.
 * @param tempFiles location of unfinished files until they are uploaded
 */
export function createS3Store(
  settings: S3Settings,
  tempFiles: Pick<FileStore, 'tempPath' | 'removeOldTempFiles'>,
): FileStore {
  const client = openS3(settings)
  const { publicEndpoint } = settings
  const forBrowsers = publicEndpoint && openS3({ ...settings, endpoint: publicEndpoint })
  function objectOf(area: Area, name: string) {
    if (!isSafeName(name)) throw new Error('Not a name of a stored file.')
    return { Bucket: settings.bucket, Key: `${area}/${name}` }
  }

  return {
    tempPath: tempFiles.tempPath,
    removeOldTempFiles: tempFiles.removeOldTempFiles,

    async keep(tempPath, area, name) {
      const { size } = await stat(tempPath)
      const content = { Body: createReadStream(tempPath), ContentLength: size }
      await client.send(new PutObjectCommand({ ...objectOf(area, name), ...content }))
      await rm(tempPath, { force: true })
    },

    async open(area, name) {
      if (!isSafeName(name)) return undefined
      const found = await unlessMissing(client.send(new GetObjectCommand(objectOf(area, name))))
      if (!(found?.Body instanceof Readable)) return undefined
      return { size: found.ContentLength ?? 0, stream: found.Body }
    },

    async addressOf(name, { type, disposition }) {
      if (!forBrowsers || !isSafeName(name)) return undefined
      const target = { ResponseContentType: type, ResponseContentDisposition: disposition }
      const command = new GetObjectCommand({
        ...objectOf('private', name),
        ...target,
        ResponseCacheControl: 'private, no-store',
      })
      return getSignedUrl(forBrowsers, command, { expiresIn: ADDRESS_LIFETIME_S })
    },

    async has(area, name) {
      if (!isSafeName(name)) return false
      return (await unlessMissing(client.send(new HeadObjectCommand(objectOf(area, name))))) !== undefined
    },

    async remove(area, names) {
      await removeEach(names, (name) =>
        unlessMissing(client.send(new DeleteObjectCommand(objectOf(area, name)))),
      )
    },

    async *list(area) {
      const folder = `${area}/`
      const pages = paginateListObjectsV2({ client }, { Bucket: settings.bucket, Prefix: folder })
      for await (const { Contents = [] } of pages) {
        for (const { Key, LastModified } of Contents) {
          const name = Key?.slice(folder.length)
          if (name && isSafeName(name) && LastModified) yield { name, modifiedAt: LastModified }
        }
      }
    },
  }
}
