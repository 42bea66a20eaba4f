import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rspack } from '@rspack/core'
import { expect, it, onTestFinished } from 'vitest'
import { OwnSourcesPlugin } from './own-sources.ts'

/** Builds `mf-news` in a repository with these files. */
async function errorsOf(files: Record<string, string>): Promise<string[]> {
  const root = await mkdtemp(join(tmpdir(), 'sources-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  for (const [file, text] of Object.entries(files)) {
    await mkdir(join(root, file, '..'), { recursive: true })
    await writeFile(join(root, file), text)
  }
  const dir = join(root, 'mf-news')
  const compiler = rspack({
    context: dir,
    mode: 'production',
    entry: './src/index.js',
    output: { path: join(root, 'dist') },
    plugins: [new OwnSourcesPlugin(dir)],
  })
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {})
      if (error || !stats) reject(error)
      else resolve(stats.toJson({ all: false, errors: true }).errors?.map(({ message }) => message) ?? [])
    })
  })
}

const sound = {
  'mf-news/package.json': '{ "dependencies": { "@arunika/text": "workspace:*" } }',
  'shared/text/package.json': '{ "name": "@arunika/text" }',
  'shared/ui/package.json': '{ "name": "@arunika/ui" }',
  'mf-news/src/index.js': `import '../../shared/text/src/index.js'; import './own.js'; import 'library'; import 'data:text/javascript,console.log(0)'`,
  'mf-news/src/own.js': 'console.log(1)',
  'mf-news/node_modules/library/index.js': 'console.log(2)',
  'shared/text/src/index.js': 'console.log(3)',
  'shared/ui/src/index.js': 'export const salary = 4',
  'mf-news/test/salary.js': 'export const salary = 4',
  'mf-careers/src/salary.js': 'export const salary = 4',
}

it('a build has its own sources, those of the packages that it names, and installed libraries', async () => {
  expect(await errorsOf(sound)).toEqual([])
})

it.each([
  ["another remote's sources", 'mf-careers/src/salary.js'],
  ['a package that it does not name', 'shared/ui/src/index.js'],
  ['a helper of its tests', 'mf-news/test/salary.js'],
])('a build with %s is refused, in a sentence that names the file', async (_what, file) => {
  const foreign = `import { salary } from '../../${file}'; console.log(salary)`
  expect(await errorsOf({ ...sound, 'mf-news/src/own.js': foreign })).toEqual([
    expect.stringContaining(`mf-news imports ${file}: a build has the sources of its own package`),
  ])
})
