import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { checkPdf } from '../src/lib/check-pdf.ts'
import { holdsWords } from '../src/lib/searching.ts'
import { fileApi } from './support/test-api.ts'

const { api } = await fileApi()
const folder = join(import.meta.dirname, 'fixtures/cvs')

const TEXT = `Siti Rahmawati
Efficient animator with an affinity for photogrammetry and difficult rigging. First-class office workflow, flexible
profile, final films in Zürich and Bandung, café sketches of 40 m² stages. Compositing and stop-motion for sustainable
productions at Wayang Flow; supervised the fluffy characteristics of simultaneous shuffling, internationalization of
subtitles and Kubernetes deployments for straightforward rendering. Blender, Houdini, C++, C#, UI/UX, Nuke, After Effects`
/** Further words of some writers' CVs. */
const DETAILS = `José García, François, Müller–Meier, Österreich, Élan, naïve, +62 812-3456-7890, 2019–2024, .NET, Node.js,
https://github.com/siti-rahmawati/very-long-repository-name`
const WITH_DETAILS = /^(?:pdfmake|pdftex|react-pdf|tcpdf|wkhtmltopdf|xetex)/
const OWN_TEXTS: Readonly<Record<string, string>> = {
  'chromium-arabic.pdf': 'أحمد محمد الشريف مهندس برمجيات القاهرة',
  'chromium-headings.pdf': 'WORK EXPERIENCE SOFTWARE FORMAL EDUCATION FLEXI',
  'chromium-runs.pdf':
    'Siti Rahmawati EXPERIENCE 2019 2024 Bandung Photogrammetry, Kubernetes, stop-motion, 40 m2 H2O Blender, C++, Nuke',
  'pdfkit-runs.pdf': 'Siti Rahmawati Photogrammetry and stop-motion, with Kubernetes. EXPERIENCE',
  'reportlab-form.pdf': 'Name Siti Rahmawati Photogrammetry, rigging Kubernetes Bandung',
  'tcpdf-asian.pdf': '田中太郎 王小明',
}
const textOf = (name: string) => OWN_TEXTS[name] ?? (WITH_DETAILS.test(name) ? `${TEXT}\n${DETAILS}` : TEXT)
const files = await readdir(folder)
const cvs = files.filter((name) => name.endsWith('.pdf') && !name.includes('scan'))

describe('applicants are found by any of their words, in a CV', () => {
  it.each(cvs)('written as %s', async (name) => {
    const { text } = await checkPdf(join(folder, name))
    const words = textOf(name)
      .split(/[\s,;]+|\.(?:\s|$)/)
      .filter(Boolean)
    const columns = words.map(
      (word) => sql`${holdsWords(sql`${text}::text`, word)(true)} as ${sql.identifier(word)}`,
    )
    const { rows } = await api.db.execute(sql`select ${sql.join(columns, sql`, `)}`)
    expect(Object.entries(rows[0] ?? {}).flatMap(([word, isFound]) => (isFound ? [] : [word]))).toEqual([])
  })
})

it('a scan has no words', async () => {
  for (const name of files.filter((file) => file.includes('scan')))
    expect(await checkPdf(join(folder, name))).toEqual({ finding: 'sound', text: '' })
})
