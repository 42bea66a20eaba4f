import { CodedError } from '@anyam/server/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CALLS, type CallRight, callNameOf } from './calls.ts'
import type { RegistryContext } from './context.ts'
import { assertKeyHolder, assertManager, assertProven, assertReader, type Identity } from './identity.ts'
import { authorOf } from './requests.ts'
import type { PendingEntry } from './state-file.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the guard has accepted the request; null for requests without a token of the registry. */
    sender: Identity | null
  }
}

/** Authorises each request by the table of calls, before its body is read. @param prefix of all routes */
export function guardCalls(app: FastifyInstance, context: RegistryContext, prefix: string): void {
  const ruleOf = (method: string, url: string) => CALLS[callNameOf(method, url.slice(prefix.length))]
  app.decorateRequest('sender', null)
  app.addHook('onRoute', ({ method, url }) => {
    const missing = [method].flat().find((one) => !ruleOf(one, url))
    if (missing) throw new Error(`${missing} ${url} is missing in the table of calls.`)
  })
  app.addHook('onRequest', async (request) => {
    // Unknown addresses have their own handler.
    if (request.is404) return
    const rule = ruleOf(request.method, request.routeOptions.url ?? '')
    if (!rule) throw new CodedError('not_allowed')
    if (rule.for === 'identified jobs') return
    const who = await context.identify(request)
    const { remote = '' } = Object(request.params) as { remote?: string }
    await assertRight(who, rule.for, remote)
    if (rule.changes) assertProven(who)
    request.sender = who
  })

  async function assertRight(who: Identity, right: CallRight, remote: string): Promise<void> {
    if (right === 'managers') assertManager(who)
    else if (right === 'readers') assertReader(who)
    else if (right === 'key holders') assertKeyHolder(who, remote)
    else if (right !== 'identified jobs') await context.authorize(who, right, remote)
  }
}

/** @throws CodedError for a request that the guard has not accepted */
export function senderOf({ sender }: FastifyRequest): Identity {
  if (!sender) throw new CodedError('unauthenticated')
  return sender
}

interface Logged {
  request: FastifyRequest
  /** In command-line form. */
  command: string
  /** The actor, if it is not the owner of the sender's token. */
  actor?: string
  /** True if the change proceeds while the api is unavailable. */
  mayWait?: boolean
  /** True if the change is one of a record, which writes the entry in its transaction. */
  isRecord?: boolean
}

/**
 * Makes a change after writing its entry to the audit log, or together with it; if that fails, the change does
 * not happen. A change that is refused afterwards gets a second entry.
 * @param work receives the entry, for the record that changes
 * @throws CodedError not_logged, record_changed, token_revoked
 */
export async function logged<Result>(
  { auditLog, policy }: Pick<RegistryContext, 'auditLog' | 'policy'>,
  { request, command, actor = actorOf(request), mayWait = startsItself(request), isRecord = false }: Logged,
  work: (entry: PendingEntry) => Promise<Result>,
): Promise<Result> {
  // An edited policy may have allowed the change, so its entry comes first.
  await policy.read().catch(() => {})
  const entry = { actor, action: 'commanded', title: command, ...(!mayWait && ownerOf(request)) } as const
  const pending: PendingEntry = { entry, mayWait }
  const write = async () => {
    if (pending.isWritten) return
    await auditLog.record(pending.entry, { mayWait })
    pending.isWritten = true
  }
  if (!isRecord) await write()
  try {
    const result = await work(pending)
    await write()
    return result
  } catch (error) {
    const isUnrecorded = error instanceof CodedError && UNRECORDED.includes(error.code)
    if (isUnrecorded && !pending.isWritten) throw error
    await write()
    const why = error instanceof Error ? error.message : String(error)
    await auditLog.record({ actor, action: 'refused', title: `${command}: ${why}` }, { mayWait: true })
    throw error
  }
}

const UNRECORDED: readonly string[] = ['not_logged', 'record_changed', 'token_revoked']

/** The person whose account a token needs; what takes something back needs none. */
const ownerOf = ({ sender }: FastifyRequest) =>
  sender?.kind === 'team' && sender.token.by?.includes('@') ? { tokenOf: sender.token.by } : {}

/** Images and shells act without people, and must work while the api is unavailable or not yet started. */
const startsItself = ({ sender }: FastifyRequest) =>
  sender?.kind === 'shell' || (sender?.kind === 'team' && sender.isImage === true)

/** An operator's name is an unverified claim, so the log marks it. */
function actorOf(request: FastifyRequest): string {
  const who = senderOf(request)
  const by = authorOf(who, request.body)
  return who.kind === 'operator' && by !== who.name ? `operator (${by})` : by
}
