import { patience } from '@arunika/testing/patience'
import { expect, it, vi } from 'vitest'
import { png, toFile } from './support/samples.ts'
import { fileApi } from './support/test-api.ts'

const { api, token } = await fileApi()

it('a stored picture comes as AVIF to a browser that knows it, as WebP to any other', async () => {
  const form = new FormData()
  form.append('upload', toFile(await png()))
  const { url } = (await api.call<{ url: string }>('/api/admin/uploads', { token, form })).body
  const typeFor = async (accept: string) => {
    const picture = await fetch(`${api.url}${url}`, { headers: { accept } })
    expect(picture.headers.get('vary')).toContain('accept')
    return picture.headers.get('content-type')
  }
  expect(await typeFor('image/webp,*/*')).toBe('image/webp')
  // It is created in the background shortly after the response.
  await vi.waitFor(
    async () => expect(await typeFor('image/avif,image/webp,*/*')).toBe('image/avif'),
    patience(15_000),
  )
  expect(await typeFor('image/webp,*/*')).toBe('image/webp')
})
