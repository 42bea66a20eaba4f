import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { minVersion, satisfies } from 'semver'
import { expect, it } from 'vitest'
import { offeredVersions, requestedModules } from './shared-modules.ts'

const [react = ''] = offeredVersions.react ?? []
const [major, minor, patch] = react.split('.').map(Number)

/** Ranges that a remote with this package.json asks for. */
async function rangesOf(manifest: object): Promise<Record<string, string | undefined>> {
  const dir = await mkdtemp(join(tmpdir(), 'declares-'))
  await writeFile(join(dir, 'package.json'), JSON.stringify(manifest))
  const requested = Object.entries(requestedModules(dir))
  return Object.fromEntries(requested.map(([name, { requiredVersion }]) => [name, requiredVersion]))
}

it('a remote asks for the range that it declares, whatever newer version it has installed', async () => {
  const range = `^${major}.0.0 || ^${Number(major) + 1}.0.0`
  const ranges = await rangesOf({ dependencies: { react: range, swr: 'catalog:' } })
  expect(ranges).toMatchObject({ react: range, 'react/jsx-runtime': range })
  const ofPeer = await rangesOf({ dependencies: { react }, peerDependencies: { react: `^${major}.0.0` } })
  expect(ofPeer.react).toBe(`^${major}.0.0`)
})

it('without a range, a shell with another patch of what is installed will do', async () => {
  for (const dependencies of [{}, { react }, { react: 'catalog:' }]) {
    const { react: range = '' } = await rangesOf({ dependencies })
    expect(minVersion(range)?.version).toBe(`${major}.${minor}.0`)
    expect(satisfies(`${major}.${minor}.${Number(patch) + 1}`, range)).toBe(true)
    expect(satisfies(`${Number(major) + 1}.0.0`, range)).toBe(false)
  }
})

it('a range that leaves out the installed version is refused', async () => {
  await expect(rangesOf({ dependencies: { react: '^1.0.0' } })).rejects.toThrow(
    `package.json asks for react ^1.0.0, but ${react} is installed.`,
  )
})
