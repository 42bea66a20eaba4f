import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * Identity of a checkout, created on the first call. Its file moves with the folder. Git ignores it, so a
 * clone or another worktree gets a separate identity.
 * @throws Error if the file is damaged
 */
export function checkoutId(root: string): string {
  const file = join(root, '.checkout-id')
  const next = `${file}.${randomUUID()}`
  writeFileSync(next, `${randomUUID()}\n`)
  try {
    // If two processes start at once, one wins and both read its identity.
    linkSync(next, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(next)
  }
  const id = readFileSync(file, 'utf8').trim()
  if (!UUID.test(id)) throw new Error(`${file} is damaged: delete it, and the next start makes another.`)
  return id
}
