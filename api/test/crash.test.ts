import { describe, expect, it, onTestFinished } from 'vitest'
import { applyUntil, countApplications, expectNothingLost, startCrashSetup } from './support/crash-setup.ts'
import { createDataDir } from './support/test-api.ts'

const CRASHES = 3
const APPLICANTS = 6

describe('Promise 9: a crash', () => {
  it('loses and doubles no acknowledged application, and leaves none without its documents', async () => {
    const { dataDir, remove } = await createDataDir()
    onTestFinished(remove)
    const setup = await startCrashSetup(dataDir)
    let over = false
    const senders = Array.from({ length: APPLICANTS }, () => applyUntil(setup, () => over))
    for (let nth = 0; nth < CRASHES; nth += 1) {
      const before = await countApplications(setup.db)
      await expect
        .poll(() => countApplications(setup.db), { interval: 10 })
        .toBeGreaterThan(before + 10 * nth)
      await setup.killApi()
      await setup.killDatabase()
    }
    over = true
    const acknowledged = (await Promise.all(senders)).flat()
    await expectNothingLost(setup, acknowledged)
    expect(acknowledged.length).toBeGreaterThan(0)
  })
})
