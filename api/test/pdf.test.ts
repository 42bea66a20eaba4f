import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { writePdf } from '../seed/pdf.ts'
import { checkPdf } from '../src/lib/check-pdf.ts'
import { packedPage } from './support/packed-page.ts'
import { applicationForm, pdf } from './support/samples.ts'
import { fileApi } from './support/test-api.ts'
import { publishVacancy } from './support/vacancy.ts'

const { api, token } = await fileApi()
const vacancyId = await publishVacancy(api, token)

const fixture = (name: string) => readFile(join(import.meta.dirname, 'fixtures/pdf', `${name}.pdf`))

function send(bytes: Uint8Array) {
  const form = applicationForm([{ name: 'cv.pdf', type: 'application/pdf', bytes }])
  return api.call(`/api/job-vacancies/${vacancyId}`, { form })
}

async function errorOf(bytes: Uint8Array) {
  const { status, body } = await send(bytes)
  expect(status).toBe(422)
  return body.errors?.cv_or_portfolios?.[0]
}

describe('Promise 5: a PDF', () => {
  it.each(['ghostscript', 'cairo', 'reportlab', 'chromium-linearized', 'qpdf-object-streams', 'no-printing'])(
    'as %s writes it is taken',
    async (name) => {
      expect((await send(await fixture(name))).status).toBe(200)
    },
  )

  it('that takes a password, has no page, was cut off or is none is refused in words that say so', async () => {
    expect(await errorOf(await fixture('password'))).toMatch(/“cv.pdf” is protected by a password/)
    const empty = Buffer.from(Buffer.from(pdf().bytes).toString().replace('[3 0 R] /Count 1', '[] /Count 0'))
    expect(await errorOf(empty)).toMatch(/“cv.pdf” has no pages/)
    for (const whole of [await fixture('cairo'), await fixture('reportlab'), writePdf('CV', [])]) {
      expect(await errorOf(whole.subarray(0, whole.length * 0.6))).toMatch(/damaged or incomplete/)
      expect(await errorOf(whole.subarray(0, -20))).toMatch(/damaged or incomplete/)
    }
    expect(await errorOf(Buffer.from('%PDF-1.7\nonly a mark\n%%EOF\n'))).toMatch(/damaged or incomplete/)
  })

  it('that unpacks to more than the memory holds, or to work without end, stops only its own check', async () => {
    const bombs = [
      packedPage(Buffer.alloc(1_000_000_000, ' ')),
      packedPage(Buffer.alloc(200_000_000, 'q Q ')),
    ]
    for (const [nth, bomb] of bombs.entries()) {
      const path = join(api.dataDir, `bomb-${nth}.pdf`)
      await writeFile(path, bomb)
      expect((await checkPdf(path)).finding).toBe('too-complex')
    }
    const endless = '<</Type/Pages/Kids[2 0 R 2 0 R]/Count 2000000000>>'
    const circle = Buffer.from(pdf().bytes)
      .toString()
      .replace(/<< \/Type \/Pages.*?>>/, endless)
    expect(await errorOf(Buffer.from(circle))).toMatch(/damaged/)
    expect((await api.call('/health/ready')).status).toBe(200)
  })
})
