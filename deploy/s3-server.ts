// Other packages compile this file too.
/// <reference path="./s3rver.d.ts" />
import { mkdir } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import S3rver, { type Listed, type ListOptions } from '@20minutes/s3rver'
import type { S3Settings } from '@anyam/server/env'

/** The server's only account. */
const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

/** The package, with three of its differences from S3 corrected. */
class TestServer extends S3rver {
  constructor(options: ConstructorParameters<typeof S3rver>[0]) {
    super(options)
    // The package accepts unsigned requests.
    this.middleware.unshift((context, next) => {
      const isSigned = context.get('authorization') !== '' || context.url.includes('X-Amz-Signature=')
      if (isSigned) return next()
      context.status = 403
      return undefined
    })
    // The package omits objects two folders below the prefix. Folder listings are not paged here, whatever their size.
    const { listObjects } = this.store
    this.store.listObjects = async (bucket, options) => {
      const all = options.delimiter
        ? { ...options, delimiter: '', maxKeys: Number.POSITIVE_INFINITY }
        : options
      return folded(await listObjects.call(this.store, bucket, all), options)
    }
  }

  /** It cannot verify signatures of requests to a bucket, because it omits the trailing slash that clients sign. */
  override createContext(request: IncomingMessage, response: ServerResponse) {
    const context = super.createContext(request, response)
    const isForBucket = /^\/[^/?]+\/?(\?|$)/.test(request.url ?? '')
    if (isForBucket) context.app = Object.create(this, { allowMismatchedSignatures: { value: true } })
    return context
  }
}

/** With a delimiter, objects below a folder are listed only as the folder. */
function folded(listed: Listed, { delimiter = '', prefix = '' }: ListOptions): Listed {
  if (delimiter === '') return listed
  const folders = new Set<string>()
  const objects = listed.objects.filter(({ key }) => {
    const end = key.indexOf(delimiter, prefix.length)
    if (end !== -1) folders.add(key.slice(0, end + 1))
    return end === -1
  })
  return { ...listed, objects, commonPrefixes: [...folders].sort() }
}

/**
 * Runs an S3-compatible server in this process for tests. It verifies signatures and stores its objects in a folder.
 * @returns settings of a bucket on it, which does not exist yet
 */
export async function startS3Server(dir: string) {
  await mkdir(dir, { recursive: true })
  const options = { address: '127.0.0.1', port: 0, directory: dir, silent: true, vhostBuckets: false }
  const server = new TestServer(options)
  const { port } = await server.run()
  const endpoint = `http://127.0.0.1:${port}`
  const s3 = { bucket: 'files', endpoint, publicEndpoint: undefined, region: 'us-east-1', ...KEYS }
  return { s3: s3 satisfies S3Settings, stop: () => server.close() }
}
