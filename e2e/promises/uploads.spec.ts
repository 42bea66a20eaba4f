import { figure } from '@anyam/test-support/figure'
import { patience } from '@arunika/testing/patience'
import sharp from 'sharp'
import { apply } from '../fixtures/applicant.ts'
import { backOffice } from '../fixtures/back-office.ts'
import { expect, test } from '../fixtures/test.ts'

const HTML = '<!doctype html><html><body><script>parent.ran=1;document.title="ran"</script></body></html>'
const PDF = `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`

const canvas = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#1eb8cd' } })

/** Polyglot files: valid for an application, and at the same time a page with a script. */
async function polyglots() {
  const tail = Buffer.from(HTML)
  const jpeg = await canvas()
    .withExif({ IFD0: { ImageDescription: HTML } })
    .jpeg()
    .toBuffer()
  const png = await canvas().png().toBuffer()
  const webp = await canvas().webp().toBuffer()
  // A JPEG's comment precedes its picture, so an HTML parser finds the script early.
  const length = Buffer.alloc(2)
  length.writeUInt16BE(tail.length + 2)
  const commented = Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.of(0xff, 0xfe),
    length,
    tail,
    jpeg.subarray(2),
  ])
  return [
    { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.concat([Buffer.from(PDF), tail]) },
    {
      name: 'cv2.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(`%PDF-1.4\n<!--\n-->${HTML}\n${PDF}`),
    },
    { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.concat([jpeg, tail]) },
    { name: 'b.jpg', mimeType: 'image/jpeg', buffer: commented },
    { name: 'c.png', mimeType: 'image/png', buffer: Buffer.concat([png, tail]) },
    { name: 'd.webp', mimeType: 'image/webp', buffer: Buffer.concat([webp, tail]) },
  ]
}

test.describe('Promise 5: what applicants send', { tag: '@promise' }, () => {
  test('never acts as a page when an administrator opens it', async ({ page, request, quiet }) => {
    quiet.allow(/Failed to load|violates the following|Blocked script execution|sandboxed|Refused to frame/)
    const office = await backOffice(request)
    const vacancy = await office.vacancy('Opens whatever comes', 'open')
    const files = await polyglots()
    for (const file of files) expect((await apply(request, vacancy, file)).status(), file.name).toBe(200)
    const paths = (await office.applications(vacancy)).flatMap(({ applicationFiles }) =>
      applicationFiles.map(({ file_path }) => file_path),
    )
    expect(paths).toHaveLength(files.length)
    for (const path of paths) {
      const address = `/uploads/${path}`
      const response = await request.get(address)
      expect.soft(response.headers()['content-type'], path).not.toContain('html')
      await page.goto('/privacy')
      // As a clicked link, as a frame and as a script.
      await page
        .evaluate(async (src) => {
          const frame = Object.assign(document.createElement('iframe'), { src })
          document.body.append(frame)
          await new Promise((resolve) => frame.addEventListener('load', resolve))
        }, address)
        .catch(() => undefined)
      expect.soft(await page.evaluate(() => 'ran' in window), path).toBe(false)
      await page.goto(address).catch((error: Error) => expect.soft(error.message).toContain('Download'))
      expect.soft(await page.title(), path).not.toBe('ran')
    }
    await office.removeVacancy(vacancy)
    figure(5, `${files.length} polyglots opened: 0 ran`)
  })

  test('is refused within a second when it would unpack to more than fifty megapixels', async ({
    request,
  }) => {
    const office = await backOffice(request)
    const vacancy = await office.vacancy('Bombs', 'open')
    const bombs = [
      {
        name: 'a.png',
        mimeType: 'image/png',
        buffer: await canvas(8_000, 8_000).png({ compressionLevel: 1 }).toBuffer(),
      },
      {
        name: 'b.jpg',
        mimeType: 'image/jpeg',
        buffer: await canvas(8_000, 8_000).jpeg({ quality: 1 }).toBuffer(),
      },
      {
        name: 'c.webp',
        mimeType: 'image/webp',
        buffer: await canvas(8_000, 8_000).webp({ quality: 1 }).toBuffer(),
      },
    ]
    const times: number[] = []
    for (const bomb of bombs) {
      const began = performance.now()
      expect((await apply(request, vacancy, bomb)).status(), bomb.name).toBe(422)
      times.push(performance.now() - began)
    }
    await office.removeVacancy(vacancy)
    figure(5, `bombs of 64 MP refused within ${Math.ceil(Math.max(...times))} ms`)
    expect(Math.max(...times)).toBeLessThanOrEqual(patience(1_000))
  })

  test('and what editors upload does not reveal where it was taken', async ({ request }) => {
    const photo = await canvas(2_000, 1_200)
      .withExif({ IFD0: { Copyright: 'Putri' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 54/1 52/1' } })
      .jpeg()
      .toBuffer()
    const data = { email: process.env.ADMIN_EMAIL, password: process.env.ADMIN_PASSWORD }
    const { token } = await (await request.post('/api/login', { data })).json()
    const headers = { authorization: `Bearer ${token}` }
    const picture = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo }
    const upload = await request.post('/api/admin/uploads', { headers, multipart: { upload: picture } })
    const office = await backOffice(request)
    const article = await office.publish('Where was it taken', '2026-11-02', '<p>x</p>', picture)
    const { article: shown } = await (await request.get(`/api/articles/${article}`)).json()
    const { srcset, social } = shown.featured_image
    const addresses = [
      (await upload.json()).url,
      `/uploads/${shown.featured_image_path}`,
      `/uploads/${social}`,
      ...srcset.split(',').map((one: string) => one.trim().split(' ')[0]),
    ]
    let looked = 0
    for (const path of addresses) {
      const served = await request.get(path)
      const { exif, xmp, iptc } = await sharp(await served.body()).metadata()
      expect.soft({ exif, xmp, iptc }, path).toEqual({ exif: undefined, xmp: undefined, iptc: undefined })
      looked += 1
    }
    await office.unpublish(article)
    expect(looked).toBeGreaterThan(2)
    figure(5, `${looked} served pictures: 0 with a place`)
  })
})
