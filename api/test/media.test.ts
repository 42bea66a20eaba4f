import { writeFile } from 'node:fs/promises'
import type { AuditPage, PictureDetail, PicturePage, PictureRow, TrashPage } from '@arunika/admin-contracts'
import type { AdminArticle, SavedResponse } from '@arunika/contracts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readOlderPictures } from '../src/modules/media/read-older.ts'
import { contextOf } from './support/context.ts'
import { articleForm, jpeg, png, type SampleFile, uploadForm, VACANCY } from './support/samples.ts'
import { ADMIN, startOwnApi } from './support/test-api.ts'

const LIBRARY = '/api/admin/pictures'

async function start() {
  const api = await startOwnApi()
  const { token } = await api.logIn()
  await api.call('/api/admin/categories/create', { token, json: { name: 'News' } })
  const get = async <T>(path: string) => (await api.call<T>(path, { token })).body
  return {
    api,
    token,
    get,
    add: async (file: SampleFile) =>
      (await api.call<PictureRow>(`${LIBRARY}/create`, { token, form: uploadForm(file) })).body,
    list: async (query = '') => (await get<PicturePage>(`${LIBRARY}?view=page${query}`)).entries,
    detail: (id: number) => get<PictureDetail>(`${LIBRARY}/${id}`),
    change: (id: number, json: object) =>
      api.call<SavedResponse>(`${LIBRARY}/${id}`, {
        token,
        json: { name: 'A name', alt: '', focus: { x: 50, y: 50 }, ...json },
      }),
    remove: (id: number) => api.call(`${LIBRARY}/${id}`, { token, method: 'DELETE' }),
    save: async (fields: Parameters<typeof articleForm>[0], id: number | 'create' = 'create') =>
      api.call<SavedResponse>(`/api/admin/articles/${id}`, {
        token,
        form: articleForm({
          ...{ title: 'Doors', date: '2026-11-20', content: '<p>x</p>', categories: [1] },
          ...fields,
        }),
      }),
  }
}

const pathOf = ({ sizes }: PictureRow) => sizes[0]?.path ?? ''
const figure = (picture: PictureRow) => {
  const [{ path, width, height } = { path: '', width: 0, height: 0 }] = picture.sizes
  return `<figure class="image"><img style="aspect-ratio:${width}/${height}" src="/uploads/${path}" alt="Old" width="${width}" height="${height}" /></figure>`
}

describe('the library', () => {
  it('has every picture once, wherever it comes from and whatever else the file says', async () => {
    const { api, add, save, get, list } = await start()
    const picture = await png(900, 600)
    const first = await add({ ...picture, name: 'morning_light.final.png' })
    expect(first).toMatchObject({
      name: 'morning light.final',
      alt: '',
      focus: { x: 50, y: 50 },
      sizes: [{ width: 900, height: 600 }, { width: 800 }, { width: 400 }],
    })
    const files = await api.storedFiles()
    const signed = await sharp(picture.bytes)
      .withExif({ IFD0: { Copyright: 'Putri' } })
      .png()
      .toBuffer()
    expect(signed.equals(picture.bytes)).toBe(false)
    expect((await add({ ...picture, bytes: signed, name: 'again.png' })).id).toBe(first.id)
    expect(await api.storedFiles()).toEqual(files)

    const { body } = await save({ picture })
    const article = await get<AdminArticle>(`/api/admin/articles/${body.id}`)
    expect(article.featured_image_path).toBe(pathOf(first))
    expect(await list()).toHaveLength(1)
  })

  it('is searched by name and words, sorted, counted and paged by cursor', async () => {
    const { add, change, get, list } = await start()
    for (let nth = 1; nth <= 22; nth += 1)
      await add({ ...(await png(10 + nth, 10)), name: `shadow ${String(nth).padStart(2, '0')}.png` })
    await change(3, { name: 'Panggung', alt: 'A stage at dusk' })
    expect((await list('&q=dusk')).map(({ id }) => id)).toEqual([3])
    expect((await list('&sort=name')).map(({ name }) => name).slice(0, 2)).toEqual(['Panggung', 'shadow 01'])
    const first = await get<PicturePage>(`${LIBRARY}?view=page`)
    expect(first).toMatchObject({ found: 22, total: 22, page: 1 })
    expect(first.entries.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, nth) => 22 - nth))
    expect((await list(`&page=2&after=${first.next}`)).map(({ id }) => id)).toEqual([2, 1])
  })

  it('refuses to overwrite a colleague, and says who; every save is a version that can be restored', async () => {
    const { api, token, add, change, detail, get } = await start()
    const { id } = await add(await jpeg())
    const { updatedAt } = await detail(id)
    const saved = await change(id, { name: 'One', alt: 'One', if_updated_at: updatedAt })
    expect(saved.body).toMatchObject({ message: 'The picture has been updated.', id })
    const late = await change(id, { name: 'Two', if_updated_at: updatedAt })
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'picture_changed', changed: { by: ADMIN.email } },
    })
    await change(id, { name: 'Two', focus: { x: 10, y: 90 } })
    const versions = await get<{ entries: { id: number; title: string }[] }>(
      `/api/admin/revisions?subject=picture&id=${id}`,
    )
    expect(versions.entries.map(({ title }) => title)).toEqual(['Two', 'One', 'work'])
    const restored = await api.call(`/api/admin/revisions/${versions.entries[1]?.id}/restore`, {
      token,
      json: {},
    })
    expect(restored.status).toBe(200)
    expect(await detail(id)).toMatchObject({ name: 'One', alt: 'One', focus: { x: 50, y: 50 } })
    expect(await change(id, { name: ' ' })).toMatchObject({ status: 422 })
    expect(await change(id, { focus: { x: 101, y: 0 } })).toMatchObject({ status: 422 })
    expect(await change(99, {})).toMatchObject({ status: 404, body: { code: 'picture_not_found' } })
  })

  it('gives an article its cover: the picture is neither sent nor stored again', async () => {
    const { add, save, get, list } = await start()
    const picture = await add(await jpeg())
    expect(await save({})).toMatchObject({ status: 422 })
    const { body } = await save({ media_picture: pathOf(picture) })
    const article = await get<AdminArticle>(`/api/admin/articles/${body.id}`)
    expect(article).toMatchObject({ featured_image_path: pathOf(picture) })
    expect(article.featured_image?.social).toMatch(/-social\.jpg$/)
    expect(await list()).toHaveLength(1)
    expect(await save({ media_picture: 'articles/none-1.webp' })).toMatchObject({
      status: 422,
      body: { errors: { featured_image: [expect.stringContaining('not in the library')] } },
    })
  })
})

describe('a picture', () => {
  it('says where it is used, and is deleted only when it is used nowhere', async () => {
    const { api, token, add, save, detail, remove } = await start()
    const picture = await add(await jpeg())
    const cover = await save({ title: 'Doors', media_picture: pathOf(picture) })
    const text = await save({ title: 'Windows', content: figure(picture), picture: await png() })
    await api.call('/api/admin/job-vacancies/create', {
      token,
      json: { ...VACANCY, description: figure(picture) },
    })
    expect((await detail(picture.id)).uses).toEqual([
      { subject: 'article', id: text.body.id, title: 'Windows', isCover: false, isInText: true },
      { subject: 'article', id: cover.body.id, title: 'Doors', isCover: true, isInText: false },
      { subject: 'job vacancy', id: 1, title: VACANCY.title, isCover: false, isInText: true },
    ])
    expect(await remove(picture.id)).toMatchObject({
      status: 409,
      body: {
        code: 'picture_used',
        message:
          'This picture is used in the article “Windows” and 2 other places. Replace it there before you delete it.',
      },
    })
    const [inText, above] = [await add(await png(40, 40)), await add(await png(41, 41))]
    await api.call(`/api/admin/articles/${cover.body.id}/edits`, {
      token,
      json: {
        form: '6f3d1b0a-3c0e-4b57-9f0e-9d8f6f3b7a11',
        field: '',
        changes: {
          content: { value: figure(inText), known: '' },
          media_picture: { value: above.sizes[0]?.path ?? '', known: '' },
        },
      },
    })
    for (const { id } of [inText, above])
      expect((await remove(id)).body.message).toContain('unsaved changes of the article “Doors”')
  })

  it('lies in the trash with its files, comes back, and goes with them for good', async () => {
    const { api, token, add, detail, list, remove } = await start()
    const file = await jpeg()
    const { id } = await add(file)
    const files = await api.storedFiles()
    const trash = async () =>
      (await api.call<TrashPage>('/api/admin/trash?view=page', { token })).body.entries
    await remove(id)
    expect(await list()).toEqual([])
    expect((await api.call(`${LIBRARY}/${id}`, { token })).status).toBe(404)
    expect(await trash()).toMatchObject([{ subject: 'picture', subjectId: id, title: 'work' }])
    expect(await api.storedFiles()).toEqual(files)
    await api.call('/api/admin/trash/restore', { token, json: { subject: 'picture', ids: [id] } })
    expect(await detail(id)).toMatchObject({ name: 'work' })

    await remove(id)
    // Adding it again returns it with its name and texts.
    expect((await add({ ...file, name: 'other.jpg' })).name).toBe('work')
    expect(await trash()).toEqual([])

    await remove(id)
    const [entry] = await trash()
    await api.call(`/api/admin/trash/${entry?.id}`, { token, method: 'DELETE' })
    expect(await api.storedFiles()).toEqual([])
  })

  it('is replaced everywhere at once, with versions to go back to', async () => {
    const { api, token, add, change, save, detail, get, remove } = await start()
    const [old, fresh] = [await add(await jpeg(900, 600)), await add(await png(700, 500))]
    await change(fresh.id, { name: 'Fresh', alt: 'A new stage', focus: { x: 20, y: 30 } })
    const both = await save({
      title: 'Both',
      media_picture: pathOf(old),
      content: `<p>Words</p>${figure(old)}<p>End</p>`,
    })
    await api.call('/api/admin/job-vacancies/create', {
      token,
      json: { ...VACANCY, description: `<p>x</p>${figure(old)}` },
    })
    const before = await get<AdminArticle>(`/api/admin/articles/${both.body.id}`)
    const { body } = await api.call(`${LIBRARY}/${old.id}/replace`, { token, json: { by: fresh.id } })
    expect(body.message).toBe('The picture has been replaced in 2 places.')

    const shown = (await api.call<{ article: AdminArticle }>(`/api/articles/${both.body.id}`)).body.article
    expect(shown.featured_image).toMatchObject({ alt: 'A new stage', focus: { x: 20, y: 30 }, width: 700 })
    expect(shown.featured_image_path).toBe(pathOf(fresh))
    expect(shown.featured_image?.social).not.toBe(before.featured_image?.social)
    expect(shown.content).toContain(
      `src="/uploads/${pathOf(fresh)}" alt="A new stage" width="700" height="500"`,
    )
    expect(shown.content).not.toContain(pathOf(old))
    const vacancy = (await api.call<{ description: string }>('/api/job-vacancies/1')).body
    expect(vacancy.description).toContain(pathOf(fresh))
    expect(await detail(old.id)).toMatchObject({ uses: [] })
    const log = (await get<AuditPage>('/api/admin/audit-log?action=replaced')).entries
    expect(log).toMatchObject([{ actor: ADMIN.email, subject: 'picture', title: 'work → Fresh' }])

    // The old picture stays for the revisions that show it, even when it is removed from the library.
    expect((await remove(old.id)).status).toBe(200)
    const versions = await get<{ entries: { id: number }[] }>(
      `/api/admin/revisions?subject=article&id=${both.body.id}`,
    )
    await api.call(`/api/admin/revisions/${versions.entries[1]?.id}/restore`, { token, json: {} })
    const restored = await get<AdminArticle>(`/api/admin/articles/${both.body.id}`)
    expect(restored).toMatchObject({ featured_image_path: pathOf(old), content: before.content })
    expect((await fetch(`${api.url}/uploads/${pathOf(old)}`)).status).toBe(200)

    const wrong = await api.call(`${LIBRARY}/${fresh.id}/replace`, { token, json: { by: 99 } })
    expect(wrong).toMatchObject({ status: 404, body: { code: 'picture_not_found' } })
  })
})

/** Four quarters: red and green above, blue and white below. */
async function quarters(width: number, height: number): Promise<SampleFile> {
  const part = (background: string, left: number, top: number) => ({
    input: { create: { width: width / 2, height: height / 2, channels: 3 as const, background } },
    ...{ left, top },
  })
  const canvas = sharp({ create: { width, height, channels: 3, background: '#fff' } })
  const bytes = await canvas
    .composite([part('#f00', 0, 0), part('#0f0', width / 2, 0), part('#00f', 0, height / 2)])
    .png()
    .toBuffer()
  return { name: 'quarters.png', type: 'image/png', bytes }
}

describe('a part of a picture', () => {
  const ALL = { left: 0, top: 0, width: 1200, height: 800 }

  it('becomes a new picture with its texts, rotated and then cut, and the first one stays in its articles', async () => {
    const { api, token, add, change, save, detail, get, list } = await start()
    const { id } = await add(await quarters(1200, 800))
    await change(id, { name: 'Quarters', alt: 'Four colours' })
    const article = await save({ content: figure(await detail(id)), picture: await jpeg() })
    const before = await get<AdminArticle>(`/api/admin/articles/${article.body.id}`)

    // Rotated to the right, blue is above white on the left.
    const crop = { rotation: 90, frame: { left: 0, top: 0, width: 400, height: 1000 } }
    const { status, body } = await api.call<PictureRow>(`${LIBRARY}/${id}/crop`, { token, json: crop })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ...{ name: 'Quarters', alt: 'Four colours', focus: { x: 50, y: 50 } },
      sizes: [{ width: 400, height: 1000 }],
    })
    expect(body.id).not.toBe(id)
    const stored = await fetch(`${api.url}/uploads/${pathOf(body)}`)
    const picture = sharp(Buffer.from(await stored.arrayBuffer()))
    expect(await picture.metadata()).not.toHaveProperty('exif')
    const colourAt = async (left: number, top: number) => {
      const pixel = await picture.clone().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
      return [...pixel].slice(0, 3).map((part) => (part > 127 ? 1 : 0))
    }
    expect(await colourAt(200, 300)).toEqual([0, 0, 1])
    expect(await colourAt(200, 900)).toEqual([1, 1, 1])

    expect(await get(`/api/admin/articles/${article.body.id}`)).toEqual(before)
    expect(await detail(id)).toMatchObject({ sizes: [{ width: 1200, height: 800 }, {}, {}] })
    expect(await list()).toHaveLength(3)
    const log = (await get<AuditPage>('/api/admin/audit-log?action=created')).entries
    expect(log[0]).toMatchObject({ subject: 'picture', title: 'Quarters', actor: ADMIN.email })

    // The same part is there already.
    const again = await api.call<PictureRow>(`${LIBRARY}/${id}/crop`, { token, json: crop })
    expect(again.body.id).toBe(body.id)
    expect(await list()).toHaveLength(3)
  })

  it('is refused with the reason, for a frame that is no part of the picture', async () => {
    const { api, token, add, list } = await start()
    const { id } = await add(await png(1200, 800))
    const files = await api.storedFiles()
    const cases: [rotation: number, own: Partial<typeof ALL>, reason: string][] = [
      [0, { left: 1000, width: 201 }, 'which is 1200 pixels wide and 800 pixels high'],
      [0, { top: 700, height: 101 }, 'which is 1200 pixels wide'],
      // As wide as before the rotation.
      [270, {}, 'which is 800 pixels wide and 1200 pixels high'],
      [0, { left: -1 }, 'Please choose a frame within the picture.'],
      [0, { left: 1.5 }, 'Please choose a frame within the picture.'],
      [0, { width: 15 }, 'The frame must be at least 16 pixels wide and high.'],
      [0, {}, 'Please crop or rotate the picture first.'],
    ]
    for (const [rotation, own, reason] of cases) {
      const json = { rotation, frame: { ...ALL, ...own } }
      const refused = await api.call<{ errors: object }>(`${LIBRARY}/${id}/crop`, { token, json })
      expect([refused.status, JSON.stringify(refused.body.errors)]).toEqual([
        422,
        expect.stringContaining(reason),
      ])
    }
    expect(await list()).toHaveLength(1)
    expect(await api.storedFiles()).toEqual(files)
  })

  it('cannot be had of a picture that is not in the library', async () => {
    const { api, token } = await start()
    const json = { rotation: 90, frame: ALL }
    expect(await api.call(`${LIBRARY}/9/crop`, { token, json })).toMatchObject({
      status: 404,
      body: { code: 'picture_not_found' },
    })
  })
})

it('pictures from before the library are in it, the same ones as one, with all their uses', async () => {
  const { api, save, get, list, detail } = await start()
  const picture = await jpeg()
  const first = await save({ title: 'Old story', picture })
  const { featured_image_path: path } = await get<AdminArticle>(`/api/admin/articles/${first.body.id}`)
  // As an earlier version stored it: the same contents under another name, and nothing in the library.
  const context = contextOf(api)
  const stored = await context.store.open('public', path ?? '')
  const copy = context.store.tempPath()
  await writeFile(copy, stored?.stream ?? '')
  await context.store.keep(copy, 'public', 'editor/older-640.webp')
  await api.db.execute('truncate pictures restart identity')
  await save({ title: 'Old story' }, first.body.id)
  await save({
    title: 'Second story',
    content: '<img src="/uploads/editor/older-640.webp" alt="">',
    picture: await png(),
  })
  expect((await list()).map(({ name }) => name).toSorted()).toEqual(['Old story', 'Second story', 'work'])
  expect(await readOlderPictures(context)).toBe(2)
  const [, old] = await list()
  expect(await list()).toHaveLength(2)
  expect(old).toMatchObject({ name: 'Old story', sizes: [{ width: 640, height: 400 }, {}] })
  expect((await detail(old?.id ?? 0)).uses.map(({ title }) => title)).toEqual(['Second story', 'Old story'])
  expect(await readOlderPictures(context)).toBe(0)
})
