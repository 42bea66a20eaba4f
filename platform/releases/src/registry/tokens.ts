import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { NewToken, ReleaseToken, TokenScope } from '@anyam/protocol'
import { CodedError } from '@anyam/server/errors'
import { safeEqual } from '@anyam/server/http'
import { type ChangeOptions, type PendingEntry, type RecordPort, StateFile } from './state-file.ts'
import { storedTokens } from './state-schemas.ts'

const PREFIX = 'rel'
const DAY_MS = 24 * 3600_000
/** Maximum number of tokens that people created. Invalid ones are dropped first. */
const MOST_TOKENS = 200
/** Maximum number of exchanged tokens of a remote that are valid at the same time. */
const MOST_EXCHANGED = 50
/** Maximum number of listed exchanged tokens that are no longer valid. */
const MOST_PAST = 100
/** Minimum time between two writes of the last use. */
const USE_PRECISION_MS = 60_000

interface StoredToken extends ReleaseToken {
  /** SHA-256 of the secret, in hex. A secret of 256 random bits needs no slow hash. */
  hash: string
}

/** Older versions refuse scopes that they do not have, so the file has this one as a field. */
interface FiledToken extends StoredToken {
  mayForce?: boolean
}

interface ExchangedToken extends Pick<ReleaseToken, 'remote' | 'name' | 'scopes' | 'by'> {
  issuer: string
  minutes: number
}

/** Tokens with which teams release, each for one remote. The registry stores only their hashes. */
export class Tokens {
  readonly #file: StateFile<FiledToken[]>

  /** @param records undefined to only read */
  constructor(folder: string, records?: RecordPort) {
    const recording = records && { records, name: 'tokens' as const, partsOf: withoutUse }
    this.#file = new StateFile<FiledToken[]>(join(folder, 'tokens.json'), storedTokens, [], recording)
  }

  /** Tokens without their hashes, the newest first. */
  async list(): Promise<ReleaseToken[]> {
    const tokens = await this.#read()
    return tokens.map(({ hash: _, ...token }) => token).reverse()
  }

  /** @returns the token's text, which is shown only once, and the listed token */
  create({ days, ...wanted }: NewToken, by: string, entry?: PendingEntry) {
    return this.#add({ ...wanted, by }, days * DAY_MS, entry)
  }

  /** As `create`, for a CI job. @param by its subject at the issuer */
  exchange({ minutes, ...wanted }: ExchangedToken, entry?: PendingEntry) {
    return this.#add(wanted, minutes * 60_000, entry)
  }

  async #add(
    wanted: Pick<ReleaseToken, 'remote' | 'name' | 'scopes' | 'by' | 'issuer'>,
    lifetimeMs: number,
    entry?: PendingEntry,
  ) {
    const id = randomBytes(6).toString('hex')
    const secret = randomBytes(32).toString('base64url')
    const now = Date.now()
    const { remote, name, scopes, by, issuer } = wanted
    const token: ReleaseToken = {
      id,
      remote,
      name,
      scopes,
      by,
      ...(issuer && { issuer }),
      createdAt: new Date(now).toISOString(),
      expiresAt: new Date(now + lifetimeMs).toISOString(),
    }
    await this.#change(
      (held) => {
        const next = [...withoutOld(held, now), { ...token, hash: hashOf(secret) }]
        assertRoom(next, token, now)
        return { next, result: undefined }
      },
      { entry },
    )
    return { token, text: `${PREFIX}_${id}_${secret}` }
  }

  /** @throws CodedError token_not_found */
  async find(id: string): Promise<ReleaseToken> {
    const found = (await this.list()).find((token) => token.id === id)
    if (!found) throw new CodedError('token_not_found')
    return found
  }

  async revoke(id: string, by: string, entry?: PendingEntry): Promise<ReleaseToken> {
    return this.#change(
      (held) => {
        const found = held.find((token) => token.id === id)
        if (!found) throw new CodedError('token_not_found')
        const revoked = { ...found, revokedAt: found.revokedAt ?? new Date().toISOString(), revokedBy: by }
        const { hash: _, ...result } = revoked
        return { next: held.map((token) => (token.id === id ? revoked : token)), result }
      },
      { entry },
    )
  }

  /** @throws CodedError unless the text is a valid token */
  async verify(text: string): Promise<ReleaseToken> {
    const [prefix, id, ...rest] = text.split('_')
    // A secret in base64url may contain the separator.
    const hash = hashOf(rest.join('_'))
    const found = (await this.#read()).find((token) => token.id === id)
    if (prefix !== PREFIX || !found || !safeEqual(found.hash, hash)) throw unknownToken()
    if (found.revokedAt) throw new CodedError('token_revoked')
    if (Date.parse(found.expiresAt) <= Date.now()) throw new CodedError('token_expired')
    await this.#recordUse(found)
    const { hash: _, ...token } = found
    return token
  }

  async #read(): Promise<StoredToken[]> {
    return (await this.#file.read()).map(fromFile)
  }

  #change<Result>(
    decide: (held: StoredToken[]) => { next: StoredToken[]; result: Result },
    options: ChangeOptions = {},
  ): Promise<Result> {
    return this.#file.change((held) => {
      const { next, result } = decide(held.map(fromFile))
      return { next: next.map(toFile), result }
    }, options)
  }

  async #recordUse({ id, lastUsedAt }: StoredToken): Promise<void> {
    if (lastUsedAt && Date.now() - Date.parse(lastUsedAt) < USE_PRECISION_MS) return
    const now = new Date().toISOString()
    await this.#change((held) => ({
      next: held.map((token) => (token.id === id ? { ...token, lastUsedAt: now } : token)),
      result: undefined,
    }))
  }
}

/** The last use changes too often for a record. */
const withoutUse = (tokens: FiledToken[]): FiledToken[] => tokens.map(({ lastUsedAt: _, ...token }) => token)

const fromFile = ({ mayForce, ...token }: FiledToken): StoredToken =>
  mayForce ? { ...token, scopes: [...token.scopes, 'override'] } : token

const toFile = (token: StoredToken): FiledToken =>
  token.scopes.includes('override')
    ? { ...token, scopes: token.scopes.filter((scope) => scope !== 'override'), mayForce: true }
    : token

const isValid = ({ revokedAt, expiresAt }: StoredToken, now: number) =>
  !revokedAt && Date.parse(expiresAt) > now

/** Drops tokens that expired or were revoked over a month ago, and surplus exchanged tokens. */
function withoutOld(tokens: StoredToken[], now: number): StoredToken[] {
  const past = tokens.filter((token) => token.issuer && !isValid(token, now))
  const tooMany = new Set(past.slice(0, Math.max(0, past.length - MOST_PAST)))
  return tokens.filter(
    (token) => !tooMany.has(token) && Date.parse(token.revokedAt ?? token.expiresAt) > now - 30 * DAY_MS,
  )
}

/** @throws CodedError if there are too many tokens of the kind that was added */
function assertRoom(tokens: StoredToken[], { issuer, remote }: ReleaseToken, now: number): void {
  const made = tokens.filter((token) => !token.issuer)
  if (!issuer && made.length > MOST_TOKENS)
    throw new CodedError('not_possible', {
      message: `There are ${MOST_TOKENS} tokens: revoke some first.`,
    })
  const exchanged = tokens.filter((token) => token.issuer && token.remote === remote && isValid(token, now))
  if (issuer && exchanged.length > MOST_EXCHANGED)
    throw new CodedError('too_many_requests', {
      message: `${MOST_EXCHANGED} exchanged tokens of ${remote} are valid: wait until some expire, or revoke some.`,
    })
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** @throws CodedError if the token is for another remote or lacks the scope */
export function assertScope(
  token: Pick<ReleaseToken, 'remote' | 'scopes'>,
  remote: string,
  scope: TokenScope,
): void {
  if (token.remote !== remote)
    throw new CodedError('foreign_remote', {
      message: `This token belongs to ${token.remote}, not to ${remote}.`,
    })
  if (!token.scopes.includes(scope))
    throw new CodedError('out_of_scope', {
      message: `This token does not allow to ${scope}: it allows to ${token.scopes.join(', ')}.`,
    })
}

export const unknownToken = () =>
  new CodedError('unauthenticated', { message: 'This token is unknown. Ask for one on the Releases screen.' })
