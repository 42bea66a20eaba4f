import { CreateBucketCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3'
import type { BucketSettings } from '../env/index.ts'

const CONNECT_MS = 3_000
const REQUEST_MS = 60_000

/** Opens the way to a bucket, on Amazon's servers or one that is compatible with them. */
export function openS3({ endpoint, region, accessKeyId, secretAccessKey }: BucketSettings): S3Client {
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Other servers than Amazon's have no host name for each bucket.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    // Only Amazon's own servers know the newer checksums; what is sent is signed with its SHA-256 anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: REQUEST_MS },
  })
}

/** Undefined where the work finds that there is no such bucket or file. */
export async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Error && ['NoSuchKey', 'NotFound', 'NoSuchBucket'].includes(error.name))
      return undefined
    throw error
  }
}

/** Several programs may make it at the same moment. */
function unlessOwned(error: unknown): void {
  const isOwned = error instanceof Error && /^Bucket(AlreadyOwnedByYou|AlreadyExists)$/.test(error.name)
  if (!isOwned) throw error
}

/** Makes the bucket where there is none yet. */
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
