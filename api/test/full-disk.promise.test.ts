import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { figure } from '@anyam/test-support/figure'
import type { LoginResponse } from '@arunika/admin-contracts'
import type { AdminVacancy } from '@arunika/contracts'
import { patience } from '@arunika/testing/patience'
import { describe, expect, it, onTestFinished } from 'vitest'
import { apply, type CrashSetup, expectNothingLost, startCrashSetup } from './support/crash-setup.ts'
import { pdf, VACANCY } from './support/samples.ts'
import { ADMIN, call, createDataDir } from './support/test-api.ts'

const DISK_MB = 224
const DOCUMENT_BYTES = 2_000_000
/** A document needs twice its size. */
const COPIES = 2
const SENDERS = 4
const FULL = { status: 507, body: expect.objectContaining({ code: 'storage_full' }) }
const MESSAGE = { name: 'Ani', email: 'ani@example.com', subject: 's', message: 'm' }

/** A data folder on a separate small file system. */
async function startOnSmallDisk() {
  const { dataDir, remove } = await createDataDir()
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=700`, 'tmpfs', dataDir])
  onTestFinished(async () => {
    execFileSync('umount', ['--lazy', dataDir])
    await remove()
  })
  return startCrashSetup(dataDir)
}

/** Sends applications from several senders until the disk is full; returns the names of the acknowledged ones. */
async function applyUntilFull(setup: CrashSetup): Promise<string[]> {
  const acknowledged: string[] = []
  async function sender() {
    for (;;) {
      const key = randomUUID()
      const { status, isAcknowledged } = await apply(setup, key, pdf(DOCUMENT_BYTES))
      if (isAcknowledged) acknowledged.push(key)
      else return status
    }
  }
  const last = await Promise.all(Array.from({ length: SENDERS }, sender))
  expect(last).toEqual(Array.from({ length: SENDERS }, () => 507))
  return acknowledged
}

async function expectReading({ url, vacancyId }: CrashSetup, token: string) {
  const own = [`/api/admin/job-vacancies/${vacancyId}/applications`, '/api/admin/articles']
  for (const path of ['/api/articles?view=cards', '/api/job-vacancies', '/health/ready'])
    expect(await call(url, path)).toMatchObject({ status: 200 })
  for (const path of own) expect(await call(url, path, { token })).toMatchObject({ status: 200 })
}

// Only root may mount file systems.
describe.runIf(process.getuid?.() === 0)('Promise 10: a full disk', () => {
  it('writes get a 507, reads continue, and free space is enough to recover', {
    timeout: patience(120_000),
  }, async () => {
    const setup = await startOnSmallDisk()
    const { url, vacancyId } = setup
    const { token } = (await call<LoginResponse>(url, '/api/login', { json: ADMIN })).body
    const acknowledged = await applyUntilFull(setup)
    expect(acknowledged.length).toBeGreaterThan(SENDERS)
    // Leaves room for a message but not for a document.
    await writeFile(join(setup.dataDir, 'ballast'), Buffer.alloc(COPIES * DOCUMENT_BYTES))

    expect(await call(url, '/api/contact-us', { json: MESSAGE })).toMatchObject(FULL)
    const vacancy = { json: { ...VACANCY, title: 'No room' }, token }
    expect(await call(url, '/api/admin/job-vacancies/create', vacancy)).toMatchObject(FULL)
    await expectReading(setup, token)
    expect(await call(url, '/api/login', { json: ADMIN })).toMatchObject({ status: 200 })
    await expectNothingLost(setup, acknowledged)

    // Deletions still work.
    const { body } = await call<AdminVacancy>(url, `/api/admin/job-vacancies/${vacancyId}/applications`, {
      token,
    })
    const removed = body.applicationResponses.slice(0, SENDERS)
    for (const { id } of removed) {
      const path = `/api/admin/job-vacancies/${id}/applications`
      expect(await call(url, path, { method: 'DELETE', token })).toMatchObject({ status: 200 })
    }
    const left = acknowledged.filter((key) => !removed.some(({ name }) => name === key))
    const late = randomUUID()
    expect(await apply(setup, late)).toMatchObject({ isAcknowledged: true })
    await expectNothingLost(setup, [...left, late])
    figure(10, `${acknowledged.length} acknowledged until the disk was full, 0 lost`)
  })

  it('reading works on a disk that another program fills to the last byte', {
    timeout: patience(120_000),
  }, async () => {
    const setup = await startOnSmallDisk()
    const { dataDir, url } = setup
    const { token } = (await call<LoginResponse>(url, '/api/login', { json: ADMIN })).body
    const before = randomUUID()
    expect(await apply(setup, before)).toMatchObject({ isAcknowledged: true })

    const ballast = join(dataDir, 'ballast')
    await expect(writeFile(ballast, Buffer.alloc(DISK_MB * 1024 * 1024))).rejects.toThrow('ENOSPC')
    expect((await statfs(dataDir)).bavail).toBe(0)
    expect(await apply(setup, randomUUID())).toMatchObject({ status: 507 })
    expect(await call(url, '/api/contact-us', { json: MESSAGE })).toMatchObject(FULL)
    await expectReading(setup, token)

    await rm(ballast)
    const after = randomUUID()
    await expect.poll(async () => (await apply(setup, after)).isAcknowledged).toBe(true)
    await expectNothingLost(setup, [before, after])
  })
})
