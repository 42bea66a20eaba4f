import sharp from 'sharp'
import { expect, it } from 'vitest'
import { packedPage } from './support/packed-page.ts'
import { applicationForm, jpeg, pdf, type SampleFile } from './support/samples.ts'
import { startOwnApi } from './support/test-api.ts'
import { publishVacancy } from './support/vacancy.ts'

const FLOODER = '198.51.100.7'
const HONEST = '203.0.113.9'
/** One is processed, ten may wait, and two are too many. */
const FLOOD = 13

async function start() {
  const api = await startOwnApi()
  const { token } = await api.logIn()
  const id = await publishVacancy(api, token)
  const done: string[] = []
  const apply = (address: string, file: SampleFile) =>
    api.call(`/api/job-vacancies/${id}`, {
      form: applicationForm([file]),
      headers: { 'x-forwarded-for': address },
    })

  /** Sends more than one address may have in progress, and returns the response to the excess. */
  function flood(file: SampleFile) {
    const requests = Array.from({ length: FLOOD }, async () => {
      const response = await apply(FLOODER, file)
      if (response.status !== 503) throw new Error(`It was taken: ${done.push('flood')}.`)
      return response
    })
    return Promise.any(requests)
  }
  return { api, token, done, apply, flood }
}

const BUSY = {
  code: 'checks_busy',
  message: 'Very many files are being checked at the moment. Please try again in a minute.',
}

it('an application is checked while another address floods the site with PDFs that take long', async () => {
  const { done, apply, flood } = await start()
  // A few kilobytes whose page unpacks to 30 MB.
  const bytes = packedPage(Buffer.alloc(30_000_000, 'BT (a) Tj ET '))
  const refused = await flood({ name: 'slow.pdf', type: 'application/pdf', bytes })
  expect(refused.body).toEqual(BUSY)
  expect(refused.headers.get('retry-after')).toBe('30')
  expect((await apply(HONEST, pdf())).status).toBe(200)
  expect(done.length).toBeLessThan(FLOOD - 2)
})

it("an editor's picture is made while an address floods the site with large ones", async () => {
  const { api, token, done, flood } = await start()
  const create = { width: 7_000, height: 7_000, channels: 3, background: '#487' } as const
  const bytes = await sharp({ create }).png().toBuffer()
  const refused = await flood({ name: 'large.png', type: 'image/png', bytes })
  expect(refused.body).toEqual(BUSY)
  const form = new FormData()
  const { name, type, ...picture } = await jpeg()
  form.append('upload', new File([new Uint8Array(picture.bytes)], name, { type }))
  // The editor uses the same address.
  const headers = { 'x-forwarded-for': FLOODER }
  expect((await api.call('/api/admin/uploads', { token, form, headers })).status).toBe(200)
  expect(done.length).toBeLessThan(FLOOD - 2)
})
