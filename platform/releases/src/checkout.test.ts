import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { checkoutId } from './checkout.ts'

async function folders() {
  const dir = await mkdtemp(join(tmpdir(), 'checkouts-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  const [one, other] = [join(dir, 'one'), join(dir, 'other')]
  await Promise.all([one, other].map((folder) => mkdir(folder)))
  return { dir, one, other }
}

it('a checkout keeps its identity when it moves, and another one has its own', async () => {
  const { dir, one, other } = await folders()
  const id = checkoutId(one)
  expect(checkoutId(one)).toBe(id)
  expect(checkoutId(other)).not.toBe(id)
  await rename(one, join(dir, 'moved'))
  expect(checkoutId(join(dir, 'moved'))).toBe(id)
  expect(await readdir(join(dir, 'moved'))).toEqual(['.checkout-id'])
})

it('a damaged identity is refused in a sentence', async () => {
  const { one } = await folders()
  await writeFile(join(one, '.checkout-id'), '')
  expect(() => checkoutId(one)).toThrow(
    /\.checkout-id is damaged: delete it, and the next start makes another\.$/,
  )
})
