import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PictureRow } from '@arunika/admin-contracts'
import { expect, it, onTestFinished } from 'vitest'
import { downloadPublicFile, RefusedDownloadError } from '../src/lib/public-download.ts'
import { contextOf } from './support/context.ts'
import { jpeg } from './support/samples.ts'
import { startOwnApi } from './support/test-api.ts'

/** Another site on this machine. */
async function otherSite(listener: RequestListener, host = '127.0.0.1') {
  const server = createServer(listener)
  await new Promise<void>((done) => server.listen(0, host, done))
  onTestFinished(() => void server.close())
  return `http://${host}:${(server.address() as AddressInfo).port}`
}

const FETCH = '/api/admin/pictures/fetch'

async function start(fetchesFromPrivateNetworks = true) {
  const api = await startOwnApi({ fetchesFromPrivateNetworks })
  const { token } = await api.logIn()
  return { api, fetched: (url: string) => api.call<PictureRow>(FETCH, { token, json: { url } }) }
}

it('a picture of another site is fetched into the library, whatever its address and its headers say', async () => {
  const { bytes } = await jpeg()
  const site = await otherSite((request, response) => {
    if (request.url === '/start') response.writeHead(302, { location: '/a%20stage.php?x=1' }).end()
    else response.setHeader('content-type', 'text/plain').end(bytes)
  })
  const { api, fetched } = await start()
  const { status, body } = await fetched(`${site}/start`)
  expect(status).toBe(200)
  expect(body).toMatchObject({ name: 'start', sizes: [{ width: 640, height: 400 }, { width: 400 }] })
  expect((await fetched(`${site}/a%20stage.php`)).body.id).toBe(body.id)
  expect((await api.storedFiles()).filter((name) => name.startsWith('drafts/'))).toEqual([])
})

it('what is no picture, too large or not there is refused with a sentence, and leaves nothing', async () => {
  const site = await otherSite((request, response) => {
    if (request.url === '/page') response.end('<html></html>')
    else if (request.url === '/declared')
      response.writeHead(200, { 'content-length': 30_000_000 }).end(Buffer.alloc(30_000_000))
    else if (request.url === '/endless') {
      const chunk = Buffer.alloc(1_000_000)
      const more = () => {
        while (!response.destroyed && response.write(chunk));
      }
      response.on('drain', more)
      more()
    } else if (request.url === '/round') response.writeHead(302, { location: '/round' }).end()
    else if (request.url === '/file') response.writeHead(302, { location: 'file:///etc/passwd' }).end()
    else response.writeHead(404).end()
  })
  const { api, fetched } = await start()
  const tooLarge = 'The image must be 25MB or smaller.'
  const unreachable = 'The picture could not be fetched from the other site.'
  const wrongAddress = 'Only pictures at http and https addresses can be fetched.'
  for (const [address, message] of [
    [`${site}/page`, 'Only JPG, JPEG, PNG and WEBP images are allowed.'],
    [`${site}/declared`, tooLarge],
    [`${site}/endless`, tooLarge],
    [`${site}/round`, unreachable],
    [`${site}/none`, unreachable],
    [`${site}/file`, wrongAddress],
    ['file:///etc/passwd', wrongAddress],
    ['ftp://example.com/a.png', wrongAddress],
    [site.replace('http://', 'http://user:secret@'), wrongAddress],
    ['no address', wrongAddress],
  ] as const)
    expect([address, await fetched(address)]).toMatchObject([
      address,
      { status: 422, body: { errors: { url: [message] } } },
    ])
  expect(await api.storedFiles()).toEqual([])
})

it('addresses of private networks are never requested unless a setting allows them', async () => {
  let requests = 0
  const site = await otherSite((_request, response) => {
    requests += 1
    response.end()
  })
  const { port } = new URL(site)
  const { fetched } = await start(false)
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', '0'])
    expect([host, await fetched(`http://${host}:${port}/a.png`)]).toMatchObject([
      host,
      { status: 422, body: { errors: { url: [expect.stringContaining('not on the public internet')] } } },
    ])
  expect(requests).toBe(0)
})

it('a redirect into a private network is refused like an address', async () => {
  let requests = 0
  const inner = await otherSite((_request, response) => {
    requests += 1
    response.end()
  }, '127.0.0.2')
  const outer = await otherSite((_request, response) => response.writeHead(302, { location: inner }).end())
  const { api } = await start()
  const download = downloadPublicFile(outer, contextOf(api).store.tempPath(), {
    ...{ maxSize: 1_000, timeout: 10_000 },
    isAllowed: (address) => address === '127.0.0.1',
  })
  await expect(download).rejects.toThrow(RefusedDownloadError)
  await expect(download).rejects.toMatchObject({ reason: 'private-address' })
  expect(requests).toBe(0)
})

it('a site that does not answer in time is given up', async () => {
  const silent = await otherSite(() => {})
  const { api } = await start()
  const download = downloadPublicFile(silent, contextOf(api).store.tempPath(), {
    ...{ maxSize: 1_000, timeout: 200 },
    isAllowed: () => true,
  })
  await expect(download).rejects.toMatchObject({ reason: 'unreachable' })
})
