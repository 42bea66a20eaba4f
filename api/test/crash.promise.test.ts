import { setTimeout as delay } from 'node:timers/promises'
import { figure } from '@anyam/test-support/figure'
import { patience } from '@arunika/testing/patience'
import { describe, expect, it, onTestFinished } from 'vitest'
import { applyUntil, type CrashSetup, expectNothingLost, startCrashSetup } from './support/crash-setup.ts'
import { createDataDir } from './support/test-api.ts'

const KILLS = 20
const APPLICANTS = 8
const LONGEST_RECOVERY_MS = patience(5_000)

const KINDS = {
  api: (setup: CrashSetup) => setup.killApi(),
  database: (setup: CrashSetup) => setup.killDatabase(),
}

describe('Promise 9: kill -9', () => {
  it.each(Object.entries(KINDS))(
    `of the %s at ${KILLS} random moments under load loses nothing, and it is ready again within 5 s`,
    async (name, kill) => {
      const { dataDir, remove } = await createDataDir()
      onTestFinished(remove)
      const setup = await startCrashSetup(dataDir)
      let over = false
      const senders = Array.from({ length: APPLICANTS }, () => applyUntil(setup, () => over))
      const recoveries: number[] = []
      for (let nth = 0; nth < KILLS; nth += 1) {
        await delay(100 + Math.random() * 900)
        recoveries.push(await kill(setup))
      }
      over = true
      const acknowledged = (await Promise.all(senders)).flat()
      await expectNothingLost(setup, acknowledged)
      const longest = Math.round(Math.max(...recoveries))
      figure(
        9,
        `${name}: ${KILLS} kills, ${acknowledged.length} acknowledged, 0 lost, ready again in ${longest} ms at most`,
      )
      expect(longest).toBeLessThan(LONGEST_RECOVERY_MS)
    },
    180_000,
  )
})
