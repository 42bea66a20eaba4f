import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rspack } from '@rspack/core'
import { expect, it, onTestFinished } from 'vitest'
import { OneCopyPlugin } from './one-copy.ts'

const LIBRARIES = {
  'node_modules/react/index.js': 'export const useState = () => {}',
  'node_modules/react-dom/client.js': 'export const createRoot = () => {}',
  'node_modules/react-router/index.js': "export { Link } from './link.js'",
  'node_modules/react-router/link.js': 'export const Link = 1',
  'node_modules/library/index.js': "import { Link } from 'react-router'; export const ownLink = [Link]",
}

/** Builds a remote with these imports; the host shares the modules named `shared`. */
async function errorsOf(page: string, shared: readonly string[]): Promise<string[]> {
  const dir = await mkdtemp(join(tmpdir(), 'one-copy-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  for (const [file, text] of Object.entries({ ...LIBRARIES, 'src/page.js': page })) {
    await mkdir(join(dir, file, '..'), { recursive: true })
    await writeFile(join(dir, file), text)
  }
  const compiler = rspack({
    context: dir,
    mode: 'production',
    entry: './src/page.js',
    externals: Object.fromEntries(shared.map((name) => [name, 'shared'])),
    output: { path: join(dir, 'dist') },
    plugins: [new OneCopyPlugin(dir)],
  })
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {})
      if (error || !stats) reject(error)
      else resolve(stats.toJson({ all: false, errors: true }).errors?.map(({ message }) => message) ?? [])
    })
  })
}

it.each([
  ["import { useState } from 'react'", [], 'src/page.js imports react:', 'react.'],
  [
    "import { createRoot } from 'react-dom/client'",
    ['react'],
    'src/page.js imports react-dom/client:',
    'react-dom.',
  ],
  [
    "import { Link } from 'react-router'",
    ['react'],
    'src/page.js imports react-router:',
    'react-router-dom.',
  ],
  [
    "import { ownLink } from 'library'",
    ['react'],
    'src/page.js imports library, which imports react-router:',
    'react-router-dom.',
  ],
])(
  '%s is refused if the page has it already, in a sentence that names the import',
  async (line, shared, begins, ends) => {
    const [error, ...others] = await errorsOf(`${line}; console.log(${/\w+(?= })/.exec(line)})`, shared)
    expect(others).toEqual([])
    expect(error).toContain(begins)
    expect(error).toContain(`Import what the shell shares: ${ends}`)
  },
)

it('modules that the host shares are not a second copy', async () => {
  const page = "import { useState } from 'react'; console.log(useState)"
  expect(await errorsOf(page, ['react'])).toEqual([])
})
