import { CreateBucketCommand, HeadBucketCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import type { BucketSettings } from '../env/index.ts'

const CONNECT_MS = 3_000
const REQUEST_MS = 60_000

/** Opens a client for a bucket on S3 or a compatible server. */
export function openS3(settings: BucketSettings): S3Client {
  const { endpoint, region, accessKeyId, secretAccessKey } = settings
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Servers other than Amazon's have no host name per bucket.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    // Only Amazon's own servers support the newer checksums; uploads are signed with their SHA-256 anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: REQUEST_MS },
  })
  client.middlewareStack.add(
    (next) => (args) => next(args).catch((error: unknown) => Promise.reject(explained(error, settings))),
    { step: 'initialize', name: 'explainRefusal' },
  )
  return client
}

/** Names bucket and status: a refused HEAD has no body, so the client only has `UnknownError`. */
function explained(error: unknown, { bucket, endpoint }: BucketSettings): unknown {
  if (!(error instanceof S3ServiceException)) return error
  const status = error.$metadata.httpStatusCode
  const hint = status === 401 || status === 403 ? ' (check its keys and their permissions)' : ''
  error.message = `The bucket ${bucket} of ${endpoint ?? 'Amazon S3'} responded with ${status}${hint}: ${error.message}`
  return error
}

/** Resolves to undefined if there is no such bucket or file. */
export async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Error && ['NoSuchKey', 'NotFound', 'NoSuchBucket'].includes(error.name))
      return undefined
    throw error
  }
}

/** Several programs may create it at the same moment. */
function unlessOwned(error: unknown): void {
  const isOwned = error instanceof Error && /^Bucket(AlreadyOwnedByYou|AlreadyExists)$/.test(error.name)
  if (!isOwned) throw error
}

/** Creates the bucket if it does not exist. */
export async function ensureBucket(settings: BucketSettings): Promise<void> {
  const client = openS3(settings)
  const bucket = { Bucket: settings.bucket }
  try {
    if (!(await unlessMissing(client.send(new HeadBucketCommand(bucket)))))
      await client.send(new CreateBucketCommand(bucket)).catch(unlessOwned)
  } finally {
    client.destroy()
  }
}
