import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { journalOf, migrationsFolder } from '../src/db/pending-migrations.ts'

const { entries } = journalOf(migrationsFolder)
const filesIn = (folder: string, end: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(end))
    .sort()

it('each migration has one number in the journal, in its file and in its snapshot: the next one gets a free number', () => {
  const numbers = entries.map(({ idx }) => String(idx).padStart(4, '0'))
  expect(entries.map(({ tag }) => tag.slice(0, 4))).toEqual(numbers)
  expect(filesIn(migrationsFolder, '.sql')).toEqual(entries.map(({ tag }) => `${tag}.sql`))
  const snapshots = numbers.map((number) => `${number}_snapshot.json`)
  expect(filesIn(join(migrationsFolder, 'meta'), '_snapshot.json')).toEqual(snapshots)
})

it('each migration is newer than the one before: databases skip a migration with an older time', () => {
  const times = entries.map(({ when }) => when)
  expect(times).toEqual([...new Set(times)].sort((a, b) => a - b))
})
