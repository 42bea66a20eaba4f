import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rspack } from '@rspack/core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ChunkIntegrityPlugin } from './chunk-integrity.ts'

const pages = ['about', 'about-us', 'contact', 'academy', 'news', 'archive', 'career', 'privacy', 'home']
let dir: string

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'chunks-'))
  await mkdir(join(dir, 'src'))
  await writeFile(
    join(dir, 'src/index.js'),
    pages.map((page) => `import(/* webpackChunkName: "${page}" */ './${page}.js')`).join('\n'),
  )
  for (const page of pages) {
    await writeFile(join(dir, `src/${page}.js`), `import './${page}.css'\nconsole.log('${page}')`)
    await writeFile(join(dir, `src/${page}.css`), `.${page} { color: red }`)
  }
})
afterAll(() => rm(dir, { recursive: true, force: true }))

async function compile() {
  const compiler = rspack({
    context: dir,
    mode: 'production',
    devtool: 'hidden-source-map',
    output: { path: join(dir, 'dist'), filename: '[name].js', crossOriginLoading: 'anonymous' },
    module: { rules: [{ test: /\.css$/, type: 'css/auto' }] },
    optimization: { chunkIds: 'named', realContentHash: true },
    plugins: [new ChunkIntegrityPlugin()],
  })
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) => (error || stats?.hasErrors() ? reject(error ?? stats) : resolve())),
  )
  await new Promise((closed) => compiler.close(closed))
}

it('an entry lists the hashes of its chunks and style sheets in the order of their names', async () => {
  await compile()
  const entry = await readFile(join(dir, 'dist/main.js'), 'utf8')
  const listed = [...entry.matchAll(/"?([\w-]+)"?:"sha384-/g)].map(([, name]) => name)
  expect(listed).toEqual([...pages.toSorted(), ...pages.toSorted()])
})
