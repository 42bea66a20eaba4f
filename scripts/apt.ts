import { spawnSync } from 'node:child_process'

/** Another installation may be running. Seconds. */
const LOCK_TIMEOUT = 120

/** Installs packages of Debian, saying so: it can take minutes. @returns whether they are installed */
export function installPackages(...names: string[]): boolean {
  const began = performance.now()
  console.log(`… Installing ${names.join(', ')}`)
  apt('update')
  const isDone = apt('install', '--yes', '--no-install-recommends', ...names)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(isDone ? `✓ Installed (${seconds} s)` : `✗ They could not be installed (${seconds} s)`)
  return isDone
}

const apt = (...args: string[]) =>
  spawnSync('apt-get', ['-o', `DPkg::Lock::Timeout=${LOCK_TIMEOUT}`, ...args], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0
