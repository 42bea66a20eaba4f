import { request as httpRequest } from 'node:http'
import { crc32, deflateSync } from 'node:zlib'
import type { ApplicationFile } from '@arunika/contracts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { applicationForm, jpeg, pdf, png, type SampleFile, webp } from './support/samples.ts'
import { fileApiWithVacancy, listApplications } from './support/vacancy.ts'

const LIMIT = 26_214_400
const WRONG_TYPE = 'Only JPG, JPEG, PNG, WEBP, and PDF files are allowed.'

const { api, token, vacancyId } = await fileApiWithVacancy()

const apply = (...files: SampleFile[]) =>
  api.call(`/api/job-vacancies/${vacancyId}`, { form: applicationForm(files) })

async function latestFiles(): Promise<ApplicationFile[]> {
  return (await listApplications(api, token, vacancyId))[0]?.applicationFiles ?? []
}

/** Sends the file and returns the response that an administrator's browser gets for it. */
async function open(file: SampleFile) {
  expect((await apply(file)).status).toBe(200)
  const [stored] = await latestFiles()
  const response = await fetch(`${api.url}/uploads/${stored?.file_path}`)
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

/** Expects a refusal that leaves nothing behind. */
async function expectRefused(file: SampleFile, message: string) {
  const before = await api.storedFiles()
  const response = await apply(file)
  expect(response).toMatchObject({ status: 422, body: { errors: { cv_or_portfolios: [message] } } })
  expect(await api.storedFiles()).toEqual(before)
}

const SCRIPT = Buffer.from('<html><script>alert(document.domain)</script></html>')
const withTail = (file: SampleFile, tail: Uint8Array): SampleFile => ({
  ...file,
  bytes: Buffer.concat([file.bytes, tail]),
})

describe('Promise 5: a document that is opened', () => {
  it('is downloaded when it is a PDF, byte for byte as it was sent, and can never act as a page', async () => {
    const polyglot = withTail(pdf(), SCRIPT)
    const { response, bytes } = await open(polyglot)
    expect(bytes.equals(polyglot.bytes)).toBe(true)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': 'private, no-store',
    })
  })

  it('is re-encoded if it is a picture: what was appended or written into it is gone', async () => {
    for (const file of [await jpeg(), await png(), await webp()]) {
      const { response, bytes } = await open(withTail(file, SCRIPT))
      expect(response.headers.get('content-type')).toBe(file.type)
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect(response.headers.get('content-security-policy')).toContain('sandbox')
      expect(bytes.includes('alert')).toBe(false)
    }
  })

  it('does not reveal where a photograph was taken, and is still upright', async () => {
    const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#fff' } })
      .withExif({
        IFD0: { Copyright: 'Putri', Orientation: '6' },
        IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 54/1 52/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    const { bytes } = await open({ name: 'photo.JPG', type: 'image/jpeg', bytes: photo })
    const { exif, xmp, iptc, width, height } = await sharp(bytes).metadata()
    expect({ exif, xmp, iptc }).toEqual({ exif: undefined, xmp: undefined, iptc: undefined })
    expect({ width, height }).toEqual({ width: 40, height: 60 })
  })

  it('gets a name from the server; the sender’s is only text', async () => {
    const name = '../../etc/pass\u202ewd.pdf'
    await apply({ ...pdf(), name })
    const [file] = await latestFiles()
    expect(file?.name).toBe('passwd.pdf')
    expect(file?.file_path).toMatch(
      /^applications\/[\da-f]{2}\/[\da-f-]{36}\.pdf\?expires=\d+&signature=[\w-]{43}$/,
    )
  })
})

describe('Promise 6: the address of a document', () => {
  const openPath = async (path: string) => (await fetch(`${api.url}/uploads/${path}`)).status

  it('opens it only as long as it is whole and has not expired', async () => {
    await apply(pdf())
    const [file] = await latestFiles()
    const path = file?.file_path ?? ''
    const [name = '', query = ''] = path.split('?')
    const params = new URLSearchParams(query)
    expect(await openPath(path)).toBe(200)
    expect(Number(params.get('expires')) - Date.now() / 1000).toBeLessThanOrEqual(600)
    expect(Number(params.get('expires')) - Date.now() / 1000).toBeGreaterThan(290)
    const later = Number(params.get('expires')) + 300
    const altered = [
      name,
      `${name}?expires=${params.get('expires')}`,
      `${name}?expires=${later}&signature=${params.get('signature')}`,
      `${name}?expires=1&signature=${params.get('signature')}`,
      `${name}?expires=x&signature=${params.get('signature')}`,
      path.slice(0, -1),
      path.replace(/applications\/../, 'applications/zz'),
    ]
    for (const address of altered) expect(await openPath(address), address).toBe(403)
  })

  it.each([
    'applications/../../secret.key',
    '..%2f..%2fsecret.key',
    'articles/..%2f..%2f..%2fsecret.key',
    '%2e%2e/%2e%2e/secret.key',
    'articles/.hidden.webp',
    'articles/no.html',
    'articles/%00.webp',
    'articles',
    '',
  ])('cannot lead anywhere else: %s', async (path) => {
    expect([403, 404]).toContain(await openPath(path))
  })
})

describe('Promise 5: a file that is not what it says', () => {
  it('is refused when name, declared type and contents disagree', async () => {
    const picture = await jpeg()
    const document = pdf()
    const html = { name: 'cv.pdf', type: 'application/pdf', bytes: SCRIPT }
    const disguised: SampleFile[] = [
      html,
      { ...document, name: 'cv.html' },
      { ...document, name: 'cv.pdf.exe' },
      { ...document, name: 'cv' },
      { ...document, type: 'text/html' },
      { ...document, type: 'image/jpeg' },
      { ...picture, type: 'image/png' },
      { ...picture, name: 'work.png' },
      { ...picture, name: 'work.pdf', type: 'application/pdf' },
      { ...document, name: 'work.jpg', type: 'image/jpeg' },
      { name: 'work.svg', type: 'image/svg+xml', bytes: Buffer.from('<svg onload="alert(1)"/>') },
      { ...document, bytes: Buffer.concat([SCRIPT, document.bytes]) },
      { ...document, bytes: Buffer.alloc(0) },
    ]
    for (const file of disguised) await expectRefused(file, WRONG_TYPE)
  })

  it('is judged by its name and contents when it declares no type', async () => {
    const type = 'application/octet-stream'
    for (const file of [pdf(), await jpeg()]) {
      const { bytes, response } = await open({ ...file, type })
      expect(response.headers.get('content-type')).toBe(file.type)
      expect(bytes.includes('alert')).toBe(false)
    }
    await expectRefused({ name: 'cv.pdf', type, bytes: SCRIPT }, WRONG_TYPE)
    await expectRefused({ ...pdf(), name: 'cv.jpg', type }, WRONG_TYPE)
    await expectRefused({ ...pdf(), name: 'cv.html', type }, WRONG_TYPE)
  })

  it('is refused when a picture is damaged half-way', async () => {
    const noisy = await sharp(Buffer.from(Array.from({ length: 90_000 }, (_, i) => (i * i) % 251)), {
      raw: { width: 200, height: 150, channels: 3 },
    })
      .png()
      .toBuffer()
    const bytes = noisy.subarray(0, noisy.length / 2)
    await expectRefused({ name: 'work.png', type: 'image/png', bytes }, WRONG_TYPE)
  })

  it('is refused by its header alone when it would unpack to more than 50 megapixels', async () => {
    const chunk = (type: string, data: Buffer) => {
      const body = Buffer.concat([Buffer.from(type), data])
      const length = Buffer.alloc(4)
      length.writeUInt32BE(data.length)
      const check = Buffer.alloc(4)
      check.writeUInt32BE(crc32(body))
      return Buffer.concat([length, body, check])
    }
    const header = Buffer.alloc(13)
    header.writeUInt32BE(16_000, 0)
    header.writeUInt32BE(16_000, 4)
    header[8] = 1
    const rows = deflateSync(Buffer.alloc(16_000 * 2_001))
    const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    const bytes = Buffer.concat([
      signature,
      chunk('IHDR', header),
      chunk('IDAT', rows),
      chunk('IEND', Buffer.alloc(0)),
    ])
    // Its rows end early; a decoder would report it as damaged instead.
    await expectRefused(
      { name: 'bomb.png', type: 'image/png', bytes },
      'Each picture may have at most 50 megapixels.',
    )
  })
})

describe('Promise 7: the limits of an application', () => {
  it('are 25 MB a file: exactly that passes, one byte more is refused and leaves nothing', async () => {
    expect((await apply(pdf(LIMIT))).status).toBe(200)
    expect((await latestFiles())[0]?.size).toBe(LIMIT)
    const before = await api.storedFiles()
    const response = await apply(pdf(), pdf(LIMIT + 1))
    expect(response).toMatchObject({
      status: 413,
      body: { code: 'body_too_large', message: 'Each file must be 25MB or smaller.' },
    })
    expect(await api.storedFiles()).toEqual(before)
  })

  it('are three files: a fourth is refused and leaves nothing', async () => {
    expect((await apply(pdf(), pdf(), pdf())).status).toBe(200)
    const before = await api.storedFiles()
    const response = await apply(pdf(), pdf(), pdf(), pdf())
    expect(response).toMatchObject({
      status: 422,
      body: { errors: { cv_or_portfolios: ['Max 3 files allowed'] } },
    })
    expect(await api.storedFiles()).toEqual(before)
  })

  it('hold for responses too', async () => {
    const response = await api.call(`/api/job-vacancies/${vacancyId}`, {
      form: applicationForm([pdf()], { name: 'x'.repeat(70_000) }),
    })
    expect(response).toMatchObject({ status: 413, body: { code: 'body_too_large' } })
  })
})

it('an upload that breaks off leaves nothing', async () => {
  const before = await api.storedFiles()
  const { hostname, port } = new URL(api.url)
  await new Promise<void>((resolve) => {
    const request = httpRequest({
      hostname,
      port,
      path: `/api/job-vacancies/${vacancyId}`,
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 10_000_000 },
    })
    request.on('error', () => resolve())
    request.write(
      '--x\r\ncontent-disposition: form-data; name="cv_or_portfolios"; filename="cv.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.4\n',
    )
    request.write(Buffer.alloc(2_000_000), () => {
      // The temporary file is on disk or about to be.
      waitForTempFile().then(() => request.destroy())
    })
  })
  await expect.poll(() => api.storedFiles(), { interval: 20 }).toEqual(before)
})

const waitForTempFile = () =>
  expect
    .poll(async () => (await api.storedFiles()).some((name) => name.startsWith('drafts/')), { interval: 5 })
    .toBe(true)
