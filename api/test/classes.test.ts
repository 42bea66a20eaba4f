import type { AcademyClass } from '@arunika/contracts'
import { expect, it } from 'vitest'
import { startOwnApi } from './support/test-api.ts'

it('every class of the academy has an address of its own, and says all that its page shows', async () => {
  const api = await startOwnApi()
  const { body: classes } = await api.call<AcademyClass[]>('/api/classes')
  expect(classes).toHaveLength(26)
  expect(new Set(classes.map(({ path }) => path)).size).toBe(classes.length)
  const [roblox] = classes
  expect(roblox).toMatchObject({
    path: '/academy/kid-class/roblox',
    seats: { to: 10 },
    level: 'beginner',
    languages: ['id', 'en'],
    summary: expect.stringContaining('Arunika Academy in Bandung'),
  })
  for (const one of classes) {
    const call = one.path.replace('/academy', '/api/classes')
    const { syllabus, ...shown } = (await api.call<AcademyClass>(call)).body
    expect(shown, one.path).toEqual(one)
    const { body: translated } = await api.call<AcademyClass>(`${call}?language=id`)
    const parts = one.kind === 'workshop' ? undefined : one.schedule.repeatCount
    expect([syllabus?.length, translated.syllabus?.length], one.path).toEqual([parts, parts])
    for (const [nth, part] of (syllabus ?? []).entries()) expect(translated.syllabus?.[nth]).not.toBe(part)
    const { tools, makes, entry, included, starts } = one
    expect([tools, makes, entry, included, starts].every(Boolean), one.path).toBe(true)
  }
  const { body: translated } = await api.call<AcademyClass[]>('/api/classes?language=id')
  for (const [nth, one] of translated.entries()) {
    const { path, makes, level, languages } = classes[nth] ?? {}
    expect(one, path).toMatchObject({ path, level, languages, makes: expect.stringContaining(' ') })
    expect(one.makes, path).not.toBe(makes)
  }
})

it('a class is cached by its tag, and one of another programme does not exist', async () => {
  const api = await startOwnApi()
  const { headers } = await api.call('/api/classes/kid-class/roblox')
  const known = { headers: { 'if-none-match': headers.get('etag') ?? '' } }
  expect((await api.call('/api/classes/kid-class/roblox', known)).status).toBe(304)
  expect(await api.call('/api/classes/regular-class/roblox')).toMatchObject({
    status: 404,
    body: { code: 'class_not_found' },
  })
})
