import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const COUNTED = ['open', 'readFile', 'readdir', 'rename', 'rm', 'mkdir', 'stat', 'link'] as const

/** From now on this process is killed before its n-th step on the disk. */
export function killBeforeStep(step: number): void {
  let steps = 0
  for (const name of COUNTED) {
    const real = fs.promises[name] as (...args: unknown[]) => unknown
    const mortal = (...args: unknown[]) => {
      steps += 1
      if (steps === step) process.kill(process.pid, 'SIGKILL')
      return real.apply(fs.promises, args)
    }
    Object.assign(fs.promises, { [name]: mortal })
  }
  syncBuiltinESMExports()
}
