import type { ApplicationPage } from '@arunika/admin-contracts'
import { expect, it } from 'vitest'
import { writePdf } from '../seed/pdf.ts'
import { applicationFiles } from '../src/db/schema/index.ts'
import { readOlderDocuments } from '../src/modules/applications/read-older.ts'
import { contextOf } from './support/context.ts'
import { APPLICANT, applicationForm } from './support/samples.ts'
import { fileApiWithVacancy } from './support/vacancy.ts'

const { api, token, vacancyId } = await fileApiWithVacancy()

const cvAbout = (text: string) => ({
  name: 'cv.pdf',
  type: 'application/pdf',
  bytes: writePdf('Curriculum', [{ heading: 'Skills', text }]),
})
const apply = (name: string, text: string) =>
  api.call(`/api/job-vacancies/${vacancyId}`, {
    form: applicationForm([cvAbout(text)], { ...APPLICANT, name, email: `${name}@example.com` }),
  })

/** Names of the applicants that a search finds. */
async function found(search: string): Promise<string[]> {
  const path = `/api/admin/job-vacancies/${vacancyId}/applications?view=page&q=${encodeURIComponent(search)}`
  const { body } = await api.call<ApplicationPage>(path, { token })
  return body.entries.map(({ name }) => name).sort()
}

it('a search finds words of answers and documents, wherever in an application each stands', async () => {
  await apply('Sari', 'Hydroponics and wooden marionettes')
  await apply('Budi', 'Hydroponics at school')
  expect(await found('hydroponics')).toEqual(['Budi', 'Sari'])
  expect(await found('MARIONETTES priangan')).toEqual(['Sari'])
  expect(await found('assistant marionettes')).toEqual(['Sari'])
  expect(await found('marionettes school')).toEqual([])
})

it('documents from before they were searched are read by housekeeping, and those that are gone are not found', async () => {
  await api.db.update(applicationFiles).set({ text: null, textVersion: 0 })
  expect(await found('marionettes')).toEqual([])
  expect(await readOlderDocuments(contextOf(api))).toBe(2)
  expect(await found('marionettes')).toEqual(['Sari'])
  await api.db.delete(applicationFiles)
  expect(await found('marionettes')).toEqual([])
  expect(await found('sari')).toEqual(['Sari'])
})
