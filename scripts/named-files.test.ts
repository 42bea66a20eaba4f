import { existsSync } from 'node:fs'
import { glob, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** A remote that the guides make as an example. */
const EXAMPLE = 'mf-events'
/** What a running product has written, not the repository. */
const DATA = '.data'

test('files and folders that the guides name exist', async () => {
  const folders = (await readdir(root, { withFileTypes: true })).filter(
    (entry) => entry.isDirectory() && entry.name !== DATA,
  )
  const names = new Set(folders.map(({ name }) => name))
  // Decision records keep the names of their time.
  const guides = await Array.fromAsync(
    glob(
      [
        '*.md',
        'docs/*.md',
        'docs/operations/*.md',
        '{api,bench,art,e2e,shell,mf-*,lms,deploy,scripts,{platform,shared}/*}/README.md',
      ],
      {
        cwd: root,
      },
    ),
  )
  expect(guides.length).toBeGreaterThan(10)
  const missing: string[] = []
  for (const guide of guides) {
    const text = await readFile(join(root, guide), 'utf8')
    for (const [, path = ''] of text.matchAll(/`([\w.@-]+\/[\w./@-]+)`/g))
      if (names.has(path.split('/')[0] ?? '') && !path.includes(EXAMPLE) && !existsSync(join(root, path)))
        missing.push(`${guide}: ${path}`)
  }
  expect(missing).toEqual([])
})

test('the index of decisions has each record once, with its title and what supersedes it', async () => {
  const folder = join(root, 'docs/decisions')
  const index = await readFile(join(folder, 'README.md'), 'utf8')
  const records = (await readdir(folder)).filter((name) => name !== 'README.md')
  const entries = records.map(async (name) => {
    const text = await readFile(join(folder, name), 'utf8')
    const [title = ''] = text.slice(2).split('\n')
    const [, by] = /Superseded by \[(\d+)\]/.exec(text) ?? []
    return `- [${title}](${name})${by ? `, superseded by ${by}` : ''}`
  })
  const listed = index.split('\n').filter((line) => line.startsWith('- '))
  expect(listed.toSorted()).toEqual((await Promise.all(entries)).toSorted())
})
