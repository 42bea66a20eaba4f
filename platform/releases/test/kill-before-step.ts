import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const COUNTED = 'open readFile readdir rename rm mkdir stat link writeFile copyFile'.split(' ')
/** The functions that write the last good live set. */
const COUNTED_SYNC = ['mkdirSync', 'writeFileSync', 'renameSync']

type Functions = Record<string, (...args: unknown[]) => unknown>

/** Kills this process before its n-th disk step from now on. */
export function killBeforeStep(step: number): void {
  let steps = 0
  const count = (owner: unknown, names: readonly string[]) => {
    const functions = owner as Functions
    for (const name of names) {
      const real = functions[name]
      functions[name] = (...args) => {
        steps += 1
        if (steps === step) process.kill(process.pid, 'SIGKILL')
        return real?.apply(owner, args)
      }
    }
  }
  count(fs.promises, COUNTED)
  count(fs, COUNTED_SYNC)
  syncBuiltinESMExports()
}
