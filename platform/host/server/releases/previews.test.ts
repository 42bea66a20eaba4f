import { LONGEST_REMOTE_NAME } from '@anyam/protocol/names'
import { previewLinks } from '@anyam/releases/preview-links'
import type { ReleaseStore } from '@anyam/releases/store'
import { expect, it, onTestFinished } from 'vitest'
import { siteAt } from '../../test/site.ts'
import { createFastify } from '../http/create-fastify.ts'
import { openPreviews } from './previews.ts'

const publicUrl = 'https://site.example'
const site = siteAt(publicUrl)

it('the address of a preview works for names of any length that is allowed', async () => {
  const app = createFastify({ trustProxy: '' }, site)
  onTestFinished(() => app.close())
  const key = Buffer.alloc(32, 1)
  const store = {
    previewKey: async () => key,
    manifest: async () => ({ owns: ['/events'] }),
  } as unknown as ReleaseStore
  const openPool = () => {
    throw new Error('Only opened for a page.')
  }
  await openPreviews(app, { store, site, previewUrl: publicUrl, openPool })
  const links = previewLinks(key, publicUrl)
  for (const length of [7, LONGEST_REMOTE_NAME]) {
    const address = links.addressOf('mf-'.padEnd(length, 'x'), 'b'.repeat(60))
    const response = await app.inject(address.slice(publicUrl.length))
    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe('/events')
  }
})
