import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
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
  const imports = (names: string[]) =>
    names.map((name) => `import(/* webpackChunkName: "${name}" */ './${name}.js')`).join('\n')
  await writeFile(join(dir, 'src/index.js'), imports(pages))
  await writeFile(join(dir, 'src/container.js'), imports(['routes']))
  await writeFile(join(dir, 'src/routes.js'), imports(pages))
  for (const page of pages) {
    await writeFile(join(dir, `src/${page}.js`), `import './${page}.css'\nconsole.log('${page}')`)
    await writeFile(join(dir, `src/${page}.css`), `.${page} { color: red }`)
  }
})
afterAll(() => rm(dir, { recursive: true, force: true }))

async function compile(entry: string, first?: string) {
  const compiler = rspack({
    context: dir,
    entry: { main: entry },
    mode: 'production',
    devtool: 'hidden-source-map',
    output: { path: join(dir, 'dist'), filename: '[name].js', crossOriginLoading: 'anonymous', clean: true },
    module: { rules: [{ test: /\.css$/, type: 'css/auto' }] },
    optimization: { chunkIds: 'named', realContentHash: true },
    plugins: [new ChunkIntegrityPlugin(first)],
  })
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) => (error || stats?.hasErrors() ? reject(error ?? stats) : resolve())),
  )
  await new Promise((closed) => compiler.close(closed))
}

/** Hashes listed in a script, by chunk name. */
async function hashesIn(script: string) {
  const text = await readFile(join(dir, 'dist', script), 'utf8')
  return [...text.matchAll(/"?([\w-]+)"?:"(sha384-[^"]+)"/g)].map(([, name = '', hash = '']) => ({
    name,
    hash,
  }))
}

async function hashOf(file: string) {
  const bytes = await readFile(join(dir, 'dist', file))
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}

const allHashes = async () => {
  const files = (await readdir(join(dir, 'dist'))).filter((file) =>
    /^(?!main|routes).*\.(js|css)$/.test(file),
  )
  return Promise.all(files.map(hashOf))
}

it('an entry lists the hashes of its chunks and style sheets in the order of their names', async () => {
  await compile('./src/index.js')
  const listed = await hashesIn('main.js')
  expect(listed.map(({ name }) => name)).toEqual([...pages.toSorted(), ...pages.toSorted()])
  expect(listed.map(({ hash }) => hash).sort()).toEqual((await allHashes()).sort())
})

it('an entry vouches for the chunk that comes first, and that one for all others', async () => {
  await compile('./src/container.js', 'routes')
  expect(await hashesIn('main.js')).toEqual([{ name: 'routes', hash: await hashOf('routes.js') }])
  const listed = await hashesIn('routes.js')
  expect(listed.map(({ name }) => name)).toEqual([...pages.toSorted(), ...pages.toSorted()])
  expect(listed.map(({ hash }) => hash).sort()).toEqual((await allHashes()).sort())
})

it('pages vouch for the chunks that they load, so other pages know no hash of them', async () => {
  const load = (name: string) => `import(/* webpackChunkName: "${name}" */ './${name}.js')`
  await writeFile(join(dir, 'src/container.js'), load('routes'))
  await writeFile(join(dir, 'src/routes.js'), `${load('one')}\n${load('two')}`)
  await writeFile(join(dir, 'src/one.js'), `${load('one-id')}\n${load('both')}`)
  await writeFile(join(dir, 'src/two.js'), load('both'))
  for (const name of ['one-id', 'both'])
    await writeFile(join(dir, `src/${name}.js`), `console.log('${name}')`)
  await compile('./src/container.js', 'routes')
  const namesIn = async (script: string) => (await hashesIn(script)).map(({ name }) => name)
  expect(await namesIn('routes.js')).toEqual(['one', 'two'])
  const both = { name: 'both', hash: await hashOf('both.js') }
  expect(await hashesIn('one.js')).toEqual([both, { name: 'one-id', hash: await hashOf('one-id.js') }])
  expect(await hashesIn('two.js')).toEqual([both])
})

it('a page vouches for what its parts load, so other pages know no hash of it either', async () => {
  const load = (name: string) => `import(/* webpackChunkName: "${name}" */ './${name}.js')`
  await writeFile(join(dir, 'src/container.js'), load('routes'))
  await writeFile(join(dir, 'src/routes.js'), `${load('one')}\n${load('two')}`)
  await writeFile(join(dir, 'src/one.js'), `${load('part')}\n${load('both')}`)
  await writeFile(join(dir, 'src/part.js'), `${load('part-id')}\n${load('both')}`)
  await writeFile(join(dir, 'src/two.js'), load('both'))
  for (const name of ['part-id', 'both'])
    await writeFile(join(dir, `src/${name}.js`), `console.log('${name}')`)
  await compile('./src/container.js', 'routes')
  const namesIn = async (script: string) => (await hashesIn(script)).map(({ name }) => name)
  expect(await namesIn('routes.js')).toEqual(['one', 'two'])
  expect(await hashesIn('one.js')).toEqual([
    { name: 'both', hash: await hashOf('both.js') },
    { name: 'part', hash: await hashOf('part.js') },
    { name: 'part-id', hash: await hashOf('part-id.js') },
  ])
  expect(await namesIn('part.js')).toEqual([])
  expect(await namesIn('two.js')).toEqual(['both'])
})

it('a page vouches for parts that load each other', async () => {
  const load = (name: string) => `import(/* webpackChunkName: "${name}" */ './${name}.js')`
  await writeFile(join(dir, 'src/container.js'), load('routes'))
  await writeFile(join(dir, 'src/routes.js'), load('one'))
  await writeFile(join(dir, 'src/one.js'), load('left'))
  await writeFile(join(dir, 'src/left.js'), `console.log('left', () => ${load('right')})`)
  await writeFile(join(dir, 'src/right.js'), `console.log('right', () => ${load('left')})`)
  await compile('./src/container.js', 'routes')
  expect(await hashesIn('one.js')).toEqual([
    { name: 'left', hash: await hashOf('left.js') },
    { name: 'right', hash: await hashOf('right.js') },
  ])
})
