// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { logInAsAdmin } from '../../../test/session.ts'
import { findCommands, fixedCommands } from './commands.ts'

const { nav } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'),
).federation
beforeEach(logInAsAdmin)
const labels = (text: string) => findCommands(fixedCommands(nav, false), text).map(({ label }) => label)

test('without a word the screens come first', () => {
  expect(labels('').slice(0, 3)).toEqual(['Dashboard', 'Manage Articles', 'Manage Categories'])
})

test('every word must match, in any order', () => {
  expect(labels('vacancy new')).toEqual(['Create New Job Vacancy'])
  expect(labels('no such entry')).toEqual([])
})

test('what begins with the word comes before what merely holds it', () => {
  expect(labels('m')[0]).toBe('Manage Articles')
  expect(labels('create')).toHaveLength(3)
})
