import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** A migration added by a version. */
export interface NextMigration {
  tag: string
  sql: string
}

interface Journal {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[]
}

/** A version's changes to a file, each replacing one text with another. */
export type Edits = Record<string, readonly (readonly [from: string, to: string])[]>

async function edit(file: string, changes: Edits[string]): Promise<void> {
  let text = await readFile(file, 'utf8')
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`${file} does not say: ${from}`)
    text = text.replace(from, to)
  }
  await writeFile(file, text)
}

/**
 * Creates a later version of the api next to this checkout: a copy with additional migrations and matching changes.
 * @param folder target of the version; its `api/` can be started like the checkout's
 */
export async function makeNextVersion(
  folder: string,
  migrations: readonly NextMigration[],
  edits: Edits = {},
): Promise<string> {
  const api = join(folder, 'api')
  await mkdir(api, { recursive: true })
  for (const part of ['src', 'seed', 'package.json'])
    await cp(join(root, 'api', part), join(api, part), { recursive: true })
  await symlink(join(root, 'api/node_modules'), join(api, 'node_modules'))

  const folderOfMigrations = join(api, 'src/db/migrations')
  const journalFile = join(folderOfMigrations, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(journalFile, 'utf8')) as Journal
  for (const { tag, sql } of migrations) {
    const last = journal.entries.at(-1)
    if (!last) throw new Error('There are no migrations.')
    journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag })
    await writeFile(join(folderOfMigrations, `${tag}.sql`), sql)
  }
  await writeFile(journalFile, JSON.stringify(journal))
  for (const [file, changes] of Object.entries(edits)) await edit(join(folder, file), changes)
  return folder
}
