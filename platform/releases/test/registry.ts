import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CreatedToken, NewToken } from '@anyam/protocol'
import { onTestFinished } from 'vitest'
import { createRegistry } from '../src/registry/app.ts'
import type { Run } from '../src/registry/gate-jobs.ts'
import { ReleaseStore } from '../src/store.ts'
import { startApi } from './api.ts'
import { newSignedStore } from './signed-store.ts'

export { ADMINISTRATOR, SECOND_ADMINISTRATOR } from './api.ts'

const OPERATOR = 'operator-of-the-tests'
const SHELL = 'shell-of-the-tests'
const IMAGE = 'image-of-news-of-the-tests'

interface Sent {
  method?: string
  body?: unknown
  /** Sent unchanged. */
  bytes?: Buffer | string
}

interface RegistryOfTests {
  /** Runs instead of the gate. */
  run?: Run
  /** Remotes whose teams have a key, if signatures are required. */
  teams?: readonly string[]
  /** Used instead of a store in a folder. */
  store?: ReleaseStore
  /** True for an api with a database, which has the registry's records. */
  hasRecords?: boolean
}

/** Starts a registry with its own store and api. It ends with the test. */
export async function startRegistry({
  run = async () => undefined,
  teams,
  store: own,
  hasRecords = false,
}: RegistryOfTests = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'registry-'))
  const folder = join(dataDir, 'registry')
  const signed = teams && (await newSignedStore(dataDir, teams))
  const store = own ?? signed ?? new ReleaseStore(join(dataDir, 'releases'))
  const api = await startApi()
  if (hasRecords) api.state.records = {}
  const create = () =>
    createRegistry({
      store,
      dataDir,
      runCheck: run,
      apiUrl: api.url,
      publicUrl: 'https://site.example',
      previewUrl: 'https://preview.site.example',
      operatorToken: OPERATOR,
      shellToken: SHELL,
      logToken: api.logToken,
      releaseTokens: { careers: 'image-of-careers-of-the-tests', news: IMAGE },
      level: 'silent',
    })
  let app = create()
  let url = await app.listen({ port: 0 })
  onTestFinished(async () => {
    await app.close()
    api.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  async function send(token: string | undefined, path: string, { method = 'GET', body, bytes }: Sent = {}) {
    const response = await fetch(`${url}/registry${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(bytes !== undefined && { 'content-type': 'application/octet-stream' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(bytes !== undefined && { body: bytes as BodyInit }),
    })
    const json = (await response.json().catch(() => ({}))) as Record<string, unknown>
    return { status: response.status, ...json } as Record<string, unknown> & { status: number; code?: string }
  }
  /** Stops the registry and starts it with the same files. @param between runs while it is stopped */
  async function restart(between?: () => unknown): Promise<void> {
    await app.close()
    await between?.()
    app = create()
    url = await app.listen({ port: 0 })
  }
  const post = (token: string | undefined, path: string, body: unknown = {}) =>
    send(token, path, { method: 'POST', body })

  async function token(wanted: Partial<NewToken> = {}): Promise<string> {
    const body: NewToken = {
      remote: 'news',
      name: 'ci',
      scopes: ['publish', 'canary', 'promote', 'override'],
      days: 30,
      ...wanted,
    }
    const { text } = (await post(OPERATOR, '/tokens', body)) as unknown as CreatedToken
    return text
  }
  return {
    url,
    apiUrl: api.url,
    api: api.state,
    app,
    dataDir,
    store,
    folder,
    send,
    restart,
    post,
    token,
    operator: OPERATOR,
    shell: SHELL,
    image: IMAGE,
  }
}
