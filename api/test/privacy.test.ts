import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LoginResponse } from '@arunika/admin-contracts'
import type { AdminVacancy } from '@arunika/contracts'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { applicationForm, pdf, VACANCY } from './support/samples.ts'
import { createServerSetup, startServerProcess, untilReady } from './support/server-process.ts'
import { ADMIN, call } from './support/test-api.ts'

/** Appears in every answer, in the name of the document and in the document itself. */
const TRACE = 'Zubaidah'

const ANSWERS = {
  name: `${TRACE} Putri`,
  phone: '+62 800 5550 777',
  email: `${TRACE}@example.com`,
  education: 's1',
  institution: `Sekolah ${TRACE}`,
  why_interested: `Because I am ${TRACE}.`,
  past_experiences: `${TRACE} worked.`,
  skills_or_expertise: `${TRACE} draws.`,
  software_or_tools: `${TRACE}Paint`,
  teamworking: `${TRACE} asks early.`,
}

/** Every row of every table, as text. */
async function allRows(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'",
    )
    let text = ''
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} t`)
      text += rows.map(({ row }) => row).join('\n')
    }
    return text
  } finally {
    await client.end()
  }
}

/** Names and bytes of all files. */
async function allFiles(dataDir: string): Promise<string> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const contents = await Promise.all(files.map((file) => readFile(file, 'latin1')))
  return [...files, ...contents].join('\n')
}

describe("Promise 20: an applicant's data", () => {
  it('is nowhere once the application is deleted: not in the database, the storage or the logs', async () => {
    const { env, url, databaseUrl, dataDir } = await createServerSetup()
    const server = startServerProcess({ ...env, LOG_LEVEL: 'debug' })
    await untilReady(url)
    const { token } = (await call<LoginResponse>(url, '/api/login', { json: ADMIN })).body
    await call(url, '/api/admin/job-vacancies/create', { token, json: VACANCY })
    const { body: made } = await call<AdminVacancy[]>(url, '/api/admin/job-vacancies', { token })
    const id = made[0]?.id

    const document = {
      ...pdf(),
      name: `${TRACE}.pdf`,
      bytes: Buffer.concat([pdf().bytes, Buffer.from(TRACE)]),
    }
    const form = applicationForm([document], ANSWERS)
    const headers = { 'idempotency-key': '6f3d1b0a-3c0e-4b57-9f0e-9d8f6f3b7a11' }
    expect(await call(url, `/api/job-vacancies/${id}`, { form, headers })).toMatchObject({ status: 200 })
    const list = `/api/admin/job-vacancies/${id}/applications`
    const { body } = await call<AdminVacancy>(url, list, { token })
    const [application] = body.applicationResponses
    const note = { token, json: { text: `${TRACE} is good.` } }
    await call(url, `/api/admin/applications/${application?.id}/notes`, note)
    expect(await allRows(databaseUrl)).toContain(TRACE)
    expect(await allFiles(dataDir)).toContain(TRACE)

    const path = `/api/admin/job-vacancies/${application?.id}/applications`
    expect(await call(url, path, { method: 'DELETE', token })).toMatchObject({ status: 200 })
    for (const part of [await allRows(databaseUrl), await allFiles(dataDir), server.output()]) {
      expect(part).not.toContain(TRACE)
      expect(part).not.toContain(ANSWERS.phone)
    }
    expect(server.output()).toContain(list.replace(String(id), ':id'))
  })
})
