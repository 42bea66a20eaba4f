import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const read = (file: string) => readFile(join(import.meta.dirname, '..', file), 'utf8')

describe('Promise 21: what comes from others', () => {
  it('is at least a day old, of one source, and builds nothing that is not listed', async () => {
    const settings = parse(await read('pnpm-workspace.yaml'))
    expect(settings.minimumReleaseAge).toBeGreaterThanOrEqual(1_440)
    expect(settings.blockExoticSubdeps).toBe(true)
    expect(settings.strictDepBuilds).toBe(true)
    expect(Object.keys(settings.allowBuilds).length).toBeLessThan(12)
    expect(settings.dangerouslyAllowAllBuilds).toBeUndefined()
  })

  it('has one exact version and the hash of its contents in the lockfile, by which alone it is installed', async () => {
    const { catalog } = parse(await read('pnpm-workspace.yaml'))
    // Of a package that is there in two versions one goes by another name.
    for (const [name, version] of Object.entries(catalog))
      expect(version, name).toMatch(/^(npm:(@[\w-]+\/)?[\w-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/)
    const { packages } = parse(await read('pnpm-lock.yaml'))
    for (const [name, { resolution }] of Object.entries<{ resolution: object }>(packages))
      expect(resolution, name).toEqual({ integrity: expect.stringMatching(/^sha512-/) })
    expect(await read('scripts/bootstrap.mjs')).toContain("'--frozen-lockfile'")
  })
})
