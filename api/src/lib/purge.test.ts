import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { createPurger } from './purge.ts'

async function cdn(statuses: number[]) {
  const requests: { authorization: string | undefined; body: string }[] = []
  const server = createServer(async (request, response) => {
    requests.push({ authorization: request.headers.authorization, body: await text(request) })
    response.writeHead(statuses.shift() ?? 200).end()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const warnings: string[] = []
  const warn = (_details: unknown, message: string) => void warnings.push(message)
  const purgeUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`
  return { requests, warnings, purge: createPurger({ purgeUrl, purgeToken: 'secret' }, { warn } as never) }
}

it('purges all responses of the topic from the CDN, and retries failures', async () => {
  const { requests, warnings, purge } = await cdn([503])
  await purge('vacancies')
  const request = { authorization: 'Bearer secret', body: '{"tags":["job-vacancies"]}' }
  expect(requests).toEqual([request, request])
  expect(warnings).toEqual([])
})

it('stops after some attempts, and logs it', async () => {
  const { requests, warnings, purge } = await cdn([500, 500, 500])
  await purge('articles')
  expect(requests).toHaveLength(3)
  expect(warnings).toEqual(['The CDN was not purged'])
})

it('does nothing without a CDN', async () => {
  await createPurger({ purgeUrl: undefined, purgeToken: undefined }, { warn: expect.fail })('articles')
})
