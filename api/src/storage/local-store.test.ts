import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { describeStore } from '../../test/support/store-contract.ts'
import { createLocalStore } from './local-store.ts'

const folder = await mkdtemp(join(tmpdir(), 'arunika-files-'))
const store = createLocalStore(folder)
afterAll(() => rm(folder, { recursive: true, force: true }))

describeStore('a folder', () => store)

it("does not list other programs' files, which it could not open", async () => {
  await mkdir(join(folder, 'public'), { recursive: true })
  await writeFile(join(folder, 'public/.DS_Store'), '')
  for await (const { name } of store.list('public')) expect(name).not.toContain('DS_Store')
})
