import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { kitRangeOf } from './kit-range.ts'

it('a remote needs the version of the kit that its repository has installed, or a newer one of that major', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'kit-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  expect(kitRangeOf(dir)).toBeUndefined()
  const kit = join(dir, 'node_modules/@arunika/remote-kit')
  await mkdir(kit, { recursive: true })
  await writeFile(join(kit, 'package.json'), JSON.stringify({ version: '1.2.3' }))
  expect(kitRangeOf(dir)).toBe('^1.2.3')
})
