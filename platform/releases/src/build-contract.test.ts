import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buildId } from '@anyam/bundler/build-id'
import { expect, it, onTestFinished } from 'vitest'
import { container, route } from '../test/candidate.ts'
import { integrityOf } from './integrity.ts'
import { publish, validate } from './publish.ts'
import { ReleaseStore } from './store.ts'

const ENTRY = 'web/entry.0123456789.js'
const PAGE = 'page.0123456789.js'
const FACTS = { chunks: { routes: ['entry.0123456789.js'], page: [PAGE] }, shared: {} }
const MANIFEST = {
  name: 'mf-events',
  metaData: { remoteEntry: { name: 'entry.0123456789.js' } },
  shared: [],
  exposes: [{ path: './routes' }],
  files: Object.fromEntries(
    ['entry.0123456789.js', PAGE].map((file) => [file, integrityOf(Buffer.from('/* web */'))]),
  ),
}
const WHOLE: Record<string, string | undefined> = {
  'package.json': JSON.stringify({ name: 'mf-events', version: '1.0.0', federation: { owns: ['/events'] } }),
  'pnpm-lock.yaml': "lockfileVersion: '9.0'\nimporters:\n  .: {}\npackages: {}\nsnapshots: {}\n",
  [`dist/${ENTRY}`]: '/* web */',
  [`dist/web/${PAGE}`]: '/* web */',
  'dist/web/mf-manifest.json': JSON.stringify(MANIFEST),
  'dist/node/entry.cjs': container(`{ routes: [${route('/events')}] }`),
  'dist/compiled.json': JSON.stringify(FACTS),
}

/** A remote's folder after its build. @param own files that differ; undefined for a missing one */
async function built(own: typeof WHOLE) {
  const root = await mkdtemp(join(tmpdir(), 'contract-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const dir = join(root, 'mf-events')
  for (const [file, text] of Object.entries({ ...WHOLE, ...own })) {
    await mkdir(dirname(join(dir, file)), { recursive: true })
    if (text !== undefined) await writeFile(join(dir, file), text)
  }
  const facts = own['dist/compiled.json'] ?? WHOLE['dist/compiled.json'] ?? ''
  // A build of these sources, which publishing does not repeat.
  await writeFile(join(dir, 'dist/build.json'), JSON.stringify({ id: buildId(dir), ...JSON.parse(facts) }))
  return { dir, store: new ReleaseStore(join(root, 'releases')) }
}

it('a build that meets the contract is published', async () => {
  const { dir, store } = await built({})
  expect(await validate(dir)).toEqual([])
  expect(await publish(store, dir)).toMatchObject({ remote: 'mf-events', added: true })
})

it('a build that names no hash for other hosts is neither valid nor published', async () => {
  const text = JSON.stringify({ ...MANIFEST, files: undefined })
  const { dir, store } = await built({ 'dist/web/mf-manifest.json': text })
  expect(await validate(dir)).toContain(
    `Its mf-manifest.json does not name the hash of web/${ENTRY.slice(4)}.`,
  )
  await expect(publish(store, dir)).rejects.toThrow('does not name the hash')
})

it.each([
  ['web/mf-manifest.json', undefined, /^It has no web\/mf-manifest\.json, by which other hosts load it\.$/],
  [
    'web/mf-manifest.json',
    JSON.stringify({ ...MANIFEST, files: { ...MANIFEST.files, [PAGE]: undefined } }),
    /^Its mf-manifest\.json does not name the hash of web\/page\.0123456789\.js\.$/,
  ],
  [
    'compiled.json',
    JSON.stringify({ ...FACTS, chunks: { ...FACTS.chunks, page: ['page.js'] } }),
    /names page\.js, which has no hash of its contents in its name\.$/,
  ],
  [ENTRY, undefined, /^dist\/web\/entry\.<hash>\.js is missing: browsers load the build by it\.$/],
  ['node/entry.cjs', undefined, /^dist\/node\/entry\.cjs is missing: servers render the pages by it\.$/],
])(
  'a build without its %s is neither valid nor published, and the part is named',
  async (file, text, sentence) => {
    const { dir, store } = await built({ [`dist/${file}`]: text })
    expect(await validate(dir)).toEqual([expect.stringMatching(sentence)])
    await expect(publish(store, dir)).rejects.toThrow(sentence)
    expect(await store.builds('mf-events')).toEqual([])
  },
)

it('every missing part of a build by another toolchain is named', async () => {
  const lacking = await built({
    'package.json': JSON.stringify({ name: 'mf-events', version: '1.0.0' }),
    [`dist/${ENTRY}`]: undefined,
    'dist/node/entry.cjs': undefined,
  })
  expect(await validate(lacking.dir)).toEqual([
    'mf-events owns no path: package.json, federation.owns.',
    expect.stringContaining('dist/web/entry.<hash>.js is missing'),
    expect.stringContaining('dist/node/entry.cjs is missing'),
  ])
  const withoutFacts = await built({ 'dist/compiled.json': undefined })
  expect(await validate(withoutFacts.dir)).toEqual([
    'dist/compiled.json is missing: docs/build-contract.md describes it.',
  ])
  const withoutRoutes = await built({ 'dist/node/entry.cjs': container('{ routes: [] }') })
  expect(await validate(withoutRoutes.dir)).toEqual([expect.stringContaining('Its ./routes has no routes')])
})
