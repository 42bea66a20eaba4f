import type { AdminVacancy, Application, VacancyInput } from '@arunika/contracts'
import { VACANCY } from './samples.ts'
import { fileApi, type TestApi } from './test-api.ts'

/** Publishes a vacancy and returns its id. */
export async function publishVacancy(
  api: Pick<TestApi, 'call'>,
  token: string,
  own: Partial<VacancyInput> = {},
) {
  await api.call('/api/admin/job-vacancies/create', { token, json: { ...VACANCY, ...own } })
  const { body } = await api.call<AdminVacancy[]>('/api/admin/job-vacancies', { token })
  return body[0]?.id ?? 0
}

/** Applications as listed in the back-office. */
export async function listApplications(
  api: TestApi,
  token: string,
  vacancyId: number,
): Promise<Application[]> {
  const { body } = await api.call<AdminVacancy>(`/api/admin/job-vacancies/${vacancyId}/applications`, {
    token,
  })
  return body.applicationResponses
}

/** The api of a test file, with an open vacancy. */
export async function fileApiWithVacancy() {
  const { api, token } = await fileApi()
  return { api, token, vacancyId: await publishVacancy(api, token) }
}
