import { createPublicKey, verify } from 'node:crypto'
import { figure } from '@anyam/test-support/figure'
import type { DeletionReceipt, MyApplication } from '@arunika/contracts'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import {
  applicationFiles,
  applicationMails,
  applications,
  auditLog,
  outgoingMails,
} from '../src/db/schema/index.ts'
import { loadSecrets } from '../src/lib/secrets.ts'
import { ownerToken } from '../src/modules/my-application/links.ts'
import { APPLICANT, applicationForm, pdf, toFile } from './support/samples.ts'
import { startOwnApi, type TestApi } from './support/test-api.ts'
import { publishVacancy } from './support/vacancy.ts'

const MINE = '/api/my-application'
const by = (token: string) => ({ headers: { authorization: `Application ${token}` } })

/** Applies, and reads the link from the mail. */
async function applied(own?: Parameters<typeof startOwnApi>[0]) {
  const api = await startOwnApi({ publicPostsPerMinute: 0, ...own })
  const { token: admin } = await api.logIn()
  const vacancy = await publishVacancy(api, admin)
  await api.call(`/api/job-vacancies/${vacancy}`, { form: applicationForm([pdf()]) })
  const [mail] = await mailsTo(api, APPLICANT.email)
  return { api, admin, vacancy, token: tokenIn(mail?.text) }
}
const mailsTo = (api: TestApi, recipient: string) =>
  api.db.select().from(outgoingMails).where(eq(outgoingMails.recipient, recipient))
const tokenIn = (text = '') => /\/career\/my-application#([\w.-]+)/.exec(text)?.[1] ?? ''
const show = (api: TestApi, token: string) => api.call<MyApplication>(MINE, by(token))
const idOf = async (api: TestApi) => (await api.db.select().from(applications))[0]?.id ?? 0

/** Makes a recruiter schedule a mail for the next day. */
const plan = async (api: TestApi, token: string) => {
  const json = { ids: [await idOf(api)], subject: 'An interview', text: 'x', when: 'in a day' }
  expect((await api.call('/api/admin/applications/mails', { token, json })).status).toBe(200)
}

function documentForm(replaces?: number) {
  const form = new FormData()
  if (replaces !== undefined) form.append('replaces', String(replaces))
  form.append('cv_or_portfolios', toFile({ ...pdf(), name: 'newer.pdf' }))
  return form
}

describe("Promise 42: an applicant's own page", () => {
  it('shows the status of the application in plain words by the mailed link', async () => {
    const { api, admin, token } = await applied()
    const first = await show(api, token)
    expect(first.headers.get('cache-control')).toBe('private, no-store')
    expect(first.body).toMatchObject({
      name: APPLICANT.name,
      status: 'Your application has arrived. We have not read it yet.',
      standing: 'arrived',
      isOpen: true,
      documents: [{ name: 'cv.pdf' }],
    })
    expect(JSON.stringify(first.body)).not.toContain(APPLICANT.email)
    const json = { ids: [await idOf(api)], status: 'interview' }
    for (const path of ['move', 'announce'])
      await api.call(`/api/admin/applications/${path}`, { token: admin, json })
    expect((await show(api, token)).body.status).toMatch(/^We would like to meet you\./)
  })

  it('reveals nothing to forged, altered, expired or foreign links, or for a deleted application', async () => {
    const { api, token } = await applied()
    const { body } = await show(api, token)
    const { applicant } = loadSecrets(api.dataDir)
    const [reference = '', expires = '', signature = ''] = token.split('.')
    const links = {
      none: '',
      unsigned: `${reference}.${expires}.`,
      longer: `${reference}.${Number(expires) + 1}.${signature}`,
      altered: `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`,
      foreign: `AR-22222222.${expires}.${signature}`,
      expired: ownerToken(applicant, body.reference, 0),
      otherKey: ownerToken(Buffer.alloc(32), body.reference),
      gone: ownerToken(applicant, 'AR-22222222'),
    }
    const responses = await Promise.all(Object.values(links).map((link) => show(api, link)))
    for (const { status, body: refused } of responses)
      expect({ status, refused }).toEqual({ status: 410, refused: responses[0]?.body })
    figure(54, `${responses.length} kinds of links that do not fit: one response for all`)
    for (let nth = 0; nth < 20; nth += 1) await show(api, '')
    expect((await show(api, '')).status).toBe(429)
    // A valid link still works.
    expect((await show(api, token)).status).toBe(200)
  })

  it('mails a new link only to the address of the application, with the same response for everyone', async () => {
    const { api, token } = await applied()
    const { reference } = (await show(api, token)).body
    const before = (await mailsTo(api, APPLICANT.email)).length
    const ask = (json: object) => api.call(`${MINE}/link`, { json })
    const wrong = [
      await ask({ reference: 'AR-22222222', email: APPLICANT.email }),
      await ask({ reference, email: 'other@example.com' }),
    ]
    expect(await mailsTo(api, APPLICANT.email)).toHaveLength(before)
    const right = await ask({ reference: reference.toLowerCase(), email: APPLICANT.email.toUpperCase() })
    for (const { status, body } of wrong) expect({ status, body }).toEqual({ status: 200, body: right.body })
    const mails = await mailsTo(api, APPLICANT.email)
    expect(mails).toHaveLength(before + 1)
    expect((await show(api, tokenIn(mails.at(-1)?.text))).status).toBe(200)
  })

  it('adds a document, or replaces one and deletes its file', async () => {
    const { api, token } = await applied()
    const send = (form: FormData) => api.call(`${MINE}/documents`, { form, ...by(token) })
    expect((await send(documentForm())).body.message).toBe('Your document has arrived.')
    const { documents } = (await show(api, token)).body
    expect(documents.map(({ name }) => name)).toEqual(['cv.pdf', 'newer.pdf'])
    expect((await send(documentForm(documents[0]?.id))).status).toBe(200)
    expect((await show(api, token)).body.documents.map(({ name }) => name)).toEqual([
      'newer.pdf',
      'newer.pdf',
    ])
    const rows = await api.db.select().from(applicationFiles)
    expect((await api.storedFiles()).filter((name) => name.startsWith('private/'))).toHaveLength(rows.length)
    for (let nth = 0; nth < 4; nth += 1) expect((await send(documentForm())).status).toBe(200)
    expect((await send(documentForm())).body.code).toBe('too_many_documents')
    const text = new FormData()
    text.append('cv_or_portfolios', new File(['no pdf'], 'cv.pdf', { type: 'application/pdf' }))
    expect((await send(text)).status).toBe(422)
  })

  it('withdraws the application, notifies the company, takes no documents afterwards, and gets no planned mail', async () => {
    const { api, admin, token } = await applied()
    await plan(api, admin)
    expect((await api.call(`${MINE}/withdraw`, { method: 'POST', ...by(token) })).status).toBe(200)
    expect((await show(api, token)).body).toMatchObject({
      status: 'You have withdrawn this application.',
      isOpen: false,
    })
    const refused = await api.call(`${MINE}/documents`, { form: documentForm(), ...by(token) })
    expect(refused.body.code).toBe('application_decided')
    const mails = await mailsTo(api, api.settings.mailTo)
    expect(mails.some(({ subject }) => /was withdrawn/.test(subject))).toBe(true)
    const toApplicant = await mailsTo(api, APPLICANT.email)
    expect(toApplicant.map(({ subject }) => subject)).not.toContainEqual(
      expect.stringMatching('An interview'),
    )
  })

  it('gives a copy of everything: the answers as data, and the documents', async () => {
    const { api, token } = await applied()
    const copy = await fetch(`${api.url}${MINE}/copy`, by(token))
    expect(copy.headers.get('content-type')).toBe('application/zip')
    const bytes = Buffer.from(await copy.arrayBuffer()).toString('latin1')
    for (const part of ['data.json', 'cv.pdf', APPLICANT.email]) expect(bytes).toContain(part)
  })

  it('deletes it at once, with documents and unsent mail, and gives a receipt that anyone can verify', async () => {
    const { api, admin, token } = await applied()
    await plan(api, admin)
    const { status, body } = await api.call<DeletionReceipt>(MINE, { method: 'DELETE', ...by(token) })
    expect(status).toBe(200)
    expect(await api.db.$count(applications)).toBe(0)
    expect(await api.db.$count(outgoingMails)).toBe(0)
    expect(await api.db.$count(applicationMails)).toBe(0)
    expect((await api.storedFiles()).filter((name) => name.startsWith('private/'))).toEqual([])
    const entries = await api.db.select().from(auditLog).where(eq(auditLog.actor, 'applicant'))
    expect(entries.map(({ action }) => action)).toEqual(['deleted'])
    const key = createPublicKey((await api.call<string>(`${MINE}/receipt-key`)).body)
    const isSigned = (text: string) =>
      verify(null, Buffer.from(text), key, Buffer.from(body.signature, 'base64url'))
    expect(isSigned(body.receipt)).toBe(true)
    expect(isSigned(`${body.receipt} `)).toBe(false)
    expect((await show(api, token)).status).toBe(410)
  })
})
