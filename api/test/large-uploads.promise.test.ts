import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { figure } from '@anyam/test-support/figure'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { vacancies } from '../src/db/schema/index.ts'
import { APPLICANT, pdf, type SampleFile, toFile, VACANCY } from './support/samples.ts'
import { createServerSetup, isReady, startServerProcess } from './support/server-process.ts'

const LIMIT = 26_214_400
const AT_ONCE = 20
const MB = 1024 * 1024

/** A photograph of nearly 25 MB, made of noise, which does not compress. */
async function largePicture(): Promise<SampleFile> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const create = { width: 3_400, height: 2_600, channels: 3, noise, background: '#000' } as const
  const bytes = await sharp({ create }).jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer()
  return { name: 'work.jpg', type: 'image/jpeg', bytes }
}

async function startServer() {
  const setup = await createServerSetup()
  const [vacancy] = await setup.db
    .insert(vacancies)
    .values({ ...VACANCY, type: 'internship', status: 'open' })
    .returning({ id: vacancies.id })
  const server = startServerProcess({ ...setup.env, LOG_LEVEL: 'warn' })
  await expect.poll(() => isReady(setup.url)).toBe(true)
  const address = `${setup.url}/api/job-vacancies/${vacancy?.id}`
  async function files() {
    const found = await readdir(join(setup.dataDir, 'files'), { recursive: true, withFileTypes: true })
    return found.filter((entry) => entry.isFile()).length
  }
  return { ...setup, server, address, files }
}

/** Bytes of memory used by the process. */
async function memoryOf(url: string): Promise<number> {
  const figures = await (await fetch(`${url}/metrics`)).text()
  return Number(/^process_resident_memory_bytes\S* (\S+)$/m.exec(figures)?.[1])
}

/** Peak memory of the process while the work runs. */
async function peakDuring(url: string, work: Promise<unknown>) {
  let [isDone, peak] = [false, 0]
  const done = work.finally(() => {
    isDone = true
  })
  while (!isDone) peak = Math.max(peak, await memoryOf(url))
  await done
  return peak
}

const form = (files: readonly File[]) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(APPLICANT)) body.append(name, value)
  for (const file of files) body.append('cv_or_portfolios', file)
  return body
}

describe('Promise 7: large uploads', () => {
  it.each([
    ['PDFs', async () => pdf(LIMIT)],
    ['pictures', largePicture],
  ])(
    'of three %s of 25 MB, twenty at once, cost at most 200 MB of memory',
    async (kind, sample) => {
      const server = await startServer()
      const file = toFile(await sample())
      expect(file.size).toBeGreaterThan(20 * MB)
      const send = async () =>
        (await fetch(server.address, { method: 'POST', body: form([file, file, file]) })).status
      // The first upload loads libraries and buffers, which stay in memory.
      expect(await send()).toBe(200)
      const before = await memoryOf(server.url)
      const sends = Promise.all(Array.from({ length: AT_ONCE }, send))
      const grown = ((await peakDuring(server.url, sends)) - before) / MB
      expect(await sends).toEqual(Array(AT_ONCE).fill(200))
      expect(grown).toBeLessThanOrEqual(200)
      figure(7, `${AT_ONCE} × 3 ${kind} of ${Math.round(file.size / MB)} MB: +${Math.round(grown)} MB`)
    },
    300_000,
  )

  it('that break off all at once leave nothing behind', async () => {
    const server = await startServer()
    const file = toFile(pdf(LIMIT))
    const cut = new AbortController()
    const sends = Array.from({ length: AT_ONCE }, () =>
      fetch(server.address, { method: 'POST', body: form([file, file, file]), signal: cut.signal }).then(
        () => 'answered',
        () => 'broken off',
      ),
    )
    await expect.poll(() => server.files(), { interval: 1 }).toBeGreaterThanOrEqual(AT_ONCE)
    cut.abort()
    const broken = (await Promise.all(sends)).filter((outcome) => outcome === 'broken off').length
    expect(broken).toBe(AT_ONCE)
    await expect.poll(() => server.files(), { interval: 20 }).toBe(0)
    figure(7, `${broken} broken off: 0 files left`)
  })
})
