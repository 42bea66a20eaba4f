import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rspack } from '@rspack/core'
import { expect, it, onTestFinished } from 'vitest'
import { OwnSourcesPlugin } from './own-sources.ts'

/** Builds `mf-news` of a repository with these files. */
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
    plugins: [new OwnSourcesPlugin(dir, root)],
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
  'mf-news/src/index.js': `import '../../shared/text/src/index.js'; import './own.js'; import 'library'; import 'data:text/javascript,console.log(0)'`,
  'mf-news/src/own.js': 'console.log(1)',
  'mf-news/node_modules/library/index.js': 'console.log(2)',
  'shared/text/src/index.js': 'console.log(3)',
  'mf-careers/src/salary.js': 'export const salary = 4',
}

it('a build has its own sources, those of shared, and installed packages', async () => {
  expect(await errorsOf(sound)).toEqual([])
})

it("a build with another remote's sources is refused, in a sentence that names the file", async () => {
  const foreign = `import { salary } from '../../mf-careers/src/salary.js'; console.log(salary)`
  expect(await errorsOf({ ...sound, 'mf-news/src/own.js': foreign })).toEqual([
    expect.stringContaining(
      'mf-news imports mf-careers/src/salary.js: a build has the sources of its own package',
    ),
  ])
})
