import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { RecordChange, ReleaseMails } from '@anyam/protocol'
import type { Administrator } from '../src/registry/administrator.ts'

const LOG = 'audit-log-of-the-tests'

/** Looks like an administrator's token; the test api accepts only this and the next one. */
export const ADMINISTRATOR = 'header.ana.signature'
/** Token of another administrator. */
export const SECOND_ADMINISTRATOR = 'header.ben.signature'

/** A back-office account; a full administrator unless overridden. */
export const person = (name: string, own: Partial<Administrator> = {}): Administrator => ({
  email: `${name.toLowerCase()}@site.example`,
  roles: ['administrator'],
  remotes: [],
  provenUntil: null,
  ...own,
})

/** Starts an api with two administrators that stores audit log entries as the real api does. */
export async function startApi() {
  const state = {
    /** Accounts by token. */
    people: { [ADMINISTRATOR]: person('Ana'), [SECOND_ADMINISTRATOR]: person('Ben') } as Record<
      string,
      Administrator
    >,
    /** Entries of the audit log, the oldest first. */
    log: [] as { actor: string; action: string; title: string }[],
    isLogAway: false,
    /** Addresses of disabled accounts. */
    disabled: [] as string[],
    /** Records by name; undefined for an api without a database. */
    records: undefined as Record<string, { body: string; version: number; changedBy: string }> | undefined,
    /** True for the api of version 0.2.0, which has no call for releasers. */
    isOlder: false,
    /** True for the real api's demand: a token opens nothing without its cookie. */
    needsCookie: false,
    /** Mails that the registry gave to the outbox. */
    mails: [] as ReleaseMails['mails'],
  }
  const server = createServer(async (request, response) => {
    const token = request.headers.authorization?.replace('Bearer ', '') ?? ''
    if (request.url === '/api/release-log') {
      const { entries, records = [] } = JSON.parse(Buffer.concat(await request.toArray()).toString())
      const isStale = records.some(
        ({ name, basedOn }: RecordChange) => (state.records?.[name]?.version ?? 0) !== basedOn,
      )
      response.statusCode = state.isLogAway ? 503 : token !== LOG ? 401 : isStale ? 409 : 204
      if (response.statusCode !== 204) return response.end()
      const owners: string[] = entries.map(({ tokenOf = '' }) => tokenOf)
      const disabled = owners.find((email) => state.disabled.includes(email))
      if (disabled) {
        response.statusCode = 401
        return response.end(JSON.stringify({ code: 'token_revoked', message: `${disabled} is disabled.` }))
      }
      for (const { tokenOf: _, ...entry } of entries) state.log.push(entry)
      for (const { name, body, basedOn, changedBy } of records as RecordChange[])
        state.records = { ...state.records, [name]: { body, version: basedOn + 1, changedBy } }
      return response.end()
    }
    if (request.url === '/api/release-records') {
      response.statusCode = state.isLogAway ? 503 : token !== LOG ? 401 : state.records ? 200 : 404
      const rows = Object.entries(state.records ?? {}).map(([name, row]) => ({ name, ...row, changedAt: '' }))
      return response.end(JSON.stringify(rows))
    }
    if (request.url === '/api/release-mails') {
      const { mails } = JSON.parse(Buffer.concat(await request.toArray()).toString())
      response.statusCode = token === LOG ? 204 : 401
      if (response.statusCode === 204) state.mails.push(...mails)
      return response.end()
    }
    if (state.isOlder && request.url === '/api/admin/releaser') {
      response.statusCode = 404
      return response.end('{}')
    }
    if (state.needsCookie && !request.headers.cookie) {
      response.statusCode = 401
      return response.end(JSON.stringify({ code: 'cookie_needed' }))
    }
    const found = state.people[token]
    response.statusCode = found ? 200 : 401
    return response.end(JSON.stringify(found ?? {}))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, logToken: LOG, state, close: () => server.close() }
}
