import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Bucket } from './bucket.ts'

const FOLDER = 'lock'
/** A claim that was not renewed for this long belongs to a process that has died. */
const DEAD_MS = 60_000
const RENEW_MS = 15_000
const PATIENCE_MS = 120_000

/**
 * A lock for servers without conditional writes that list an object as soon as it is stored, as S3 does.
 * Every process writes a claim and lists the claims: one that sees no other claim holds the lock, the others
 * withdraw and retry; of two processes, at least the later one sees both.
 */
export async function withBucketLock<T>(bucket: Bucket, work: () => Promise<T>): Promise<T> {
  const claim = `${FOLDER}/${randomUUID()}`
  const giveUpAt = Date.now() + PATIENCE_MS
  while (!(await takes(bucket, claim))) {
    if (Date.now() > giveUpAt) throw new Error('Another process has been changing the store for too long.')
    await delay(50 + Math.random() * 250)
  }
  const renewal = setInterval(() => void bucket.put(claim, 'held').catch(() => {}), RENEW_MS)
  try {
    return await work()
  } finally {
    clearInterval(renewal)
    await bucket.remove(claim)
  }
}

async function takes(bucket: Bucket, claim: string): Promise<boolean> {
  await bucket.put(claim, 'held')
  const claims = await bucket.objects(`${FOLDER}/`)
  // Only the server's clock is common to all processes.
  const now = claims.find(({ key }) => key === claim)?.at.getTime()
  const others = claims.filter(({ key }) => key !== claim)
  const dead = others.filter(({ at }) => now !== undefined && now - at.getTime() > DEAD_MS)
  await Promise.all(dead.map(({ key }) => bucket.remove(key)))
  if (now !== undefined && dead.length === others.length) return true
  await bucket.remove(claim)
  return false
}
