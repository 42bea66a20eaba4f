import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { describeStore } from '../../test/support/store-contract.ts'
import { createLocalStore } from './local-store.ts'

const folder = await mkdtemp(join(tmpdir(), 'arunika-files-'))
const store = createLocalStore(folder)
afterAll(() => rm(folder, { recursive: true, force: true }))

describeStore('a folder', () => store)
