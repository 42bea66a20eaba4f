import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { containerIn } from './container.ts'

const ENTRY = { name: 'remoteEntry.js', path: '', type: 'global' }
const manifest = (own: object = {}) =>
  JSON.stringify({
    metaData: { remoteEntry: ENTRY, globalName: 'workshops' },
    shared: [
      { name: 'react', requiredVersion: '^19.0.0' },
      { name: 'lodash', requiredVersion: '^4.0.0' },
    ],
    ...own,
  })

/** A package with these files and this `federation.container`. */
async function packageWith(container: unknown, files: Record<string, string>): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'container-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  const all = { 'package.json': JSON.stringify({ federation: { container } }), ...files }
  for (const [file, text] of Object.entries(all)) {
    await mkdir(dirname(join(dir, file)), { recursive: true })
    await writeFile(join(dir, file), text)
  }
  return dir
}

const built = (folder: string, text = manifest()) => ({
  [`${folder}/mf-manifest.json`]: text,
  [`${folder}/remoteEntry.js`]: '',
})

it('a manifest says which file comes first, what it defines, and what it takes from the host', async () => {
  const dir = await packageWith('build', built('build'))
  expect(containerIn(dir)).toEqual({
    folder: join(dir, 'build'),
    entry: 'remoteEntry.js',
    global: 'workshops',
    shared: { react: '^19.0.0' },
  })
  const ofModules = manifest({ metaData: { remoteEntry: { ...ENTRY, type: 'module' } } })
  expect(containerIn(await packageWith('build', built('build', ofModules)))?.global).toBeUndefined()
})

it('a plugin without a manifest is described in package.json', async () => {
  const dir = await packageWith(
    { folder: 'build', entry: 'remoteEntry.js', global: 'workshops' },
    { 'build/remoteEntry.js': '' },
  )
  expect(containerIn(dir)).toMatchObject({ entry: 'remoteEntry.js', global: 'workshops', shared: {} })
})

it.each<[string, unknown, Record<string, string>, string]>([
  ['has not been built', 'build', {}, 'build has no mf-manifest.json: build the container first'],
  [
    'lacks its entry',
    'build',
    { 'build/mf-manifest.json': manifest() },
    'build has no remoteEntry.js: build',
  ],
  ['is where builds are written', 'dist', built('dist'), 'The container cannot be in dist:'],
  ['is in a folder that no build reads', 'build/test', built('build/test'), 'cannot be in build/test:'],
  [
    'has a React of its own',
    'build',
    built('build', manifest({ shared: [] })),
    'The container does not share react, so pages would have a second one',
  ],
  ['has no entry in its manifest', 'build', built('build', '{}'), 'names no remoteEntry'],
  ['has a broken manifest', 'build', built('build', '{'), 'Its mf-manifest.json cannot be read: SyntaxError'],
])('a container that %s is refused in a sentence', async (_, container, files, sentence) => {
  const dir = await packageWith(container, files)
  expect(() => containerIn(dir)).toThrow(sentence)
})
