import { CodedError } from '@anyam/server/errors'
import type { ReleaseStore } from '../store.ts'
import type { SentCommand } from './approvals.ts'
import type { RegistryContext } from './context.ts'
import { assertMayForce, type Identity } from './identity.ts'

/** The largest share of visitors for a canary that does not need the rights of a promotion. */
const LARGEST_SMALL_SHARE = 10

export interface CommandNeeds {
  /** True if two people must agree on it. */
  needsApproval: boolean
  /** True if it has the effect of a promotion and so needs the same rights. */
  isLikePromotion: boolean
}

/** @throws CodedError unless the sender's token and the policy allow the command */
export async function authorizeCommand(
  { store, authorize }: Pick<RegistryContext, 'store' | 'authorize'>,
  who: Identity,
  { name, command }: SentCommand,
): Promise<CommandNeeds> {
  const why = await likePromotion(store, { name, command })
  // A handover changes both remotes.
  const remotes = [command.remote, command.from].filter((remote) => remote !== undefined)
  const rights = []
  for (const remote of remotes) {
    rights.push(await authorize(who, name, remote))
    if (why) rights.push(await authorize(who, 'promote', remote).catch((error) => explained(error, why)))
  }
  if (command.override !== undefined) {
    const { remotes: live, retired = {} } = store.live()
    assertMayForce(who, command.remote in live || command.remote in retired)
  }
  return {
    needsApproval: rights.some(({ needsApproval }) => needsApproval),
    isLikePromotion: why !== undefined,
  }
}

function explained(error: unknown, why: string): never {
  if (!(error instanceof CodedError)) throw error
  throw new CodedError(error.code, { message: `${why} needs what a promotion needs. ${error.message}` })
}

/**
 * Returns the part of a command that needs the rights of a promotion, as the subject of a sentence. Otherwise
 * the command would bypass the approval or the freeze of promotions.
 */
async function likePromotion(
  store: ReleaseStore,
  { name, command }: SentCommand,
): Promise<string | undefined> {
  if (name === 'promote') return undefined
  if (command.override !== undefined) return 'Skipping the gate'
  if (command.accepts?.length) return 'Accepting changes'
  if (name === 'canary' && (command.percent ?? 0) > LARGEST_SMALL_SHARE)
    return `A canary for more than ${LARGEST_SMALL_SHARE} of 100 visitors`
  if (name === 'canary' && (command.inSteps || typeof command.promoteAfterMs === 'number'))
    return 'A canary that goes live by itself'
  const isForward = name === 'rollback' && (await goesForward(store, command))
  return isForward ? 'A rollback to a build that came after the live one' : undefined
}

/**
 * True if the build first went live after the live build, or after the one that was live when the remote was
 * retired.
 */
async function goesForward(store: ReleaseStore, { remote, build }: SentCommand['command']): Promise<boolean> {
  if (build === undefined) return false
  const { remotes, retired = {} } = store.live()
  const present = remotes[remote]?.build ?? retired[remote]?.build
  if (present === undefined || present === build) return false
  const wentLive = (await store.journal()).filter(
    (entry) => entry.remote === remote && ['promote', 'rollback', 'handover'].includes(entry.action),
  )
  const firstOf = (wanted: string) => wentLive.findIndex((entry) => entry.build === wanted)
  return firstOf(build) > firstOf(present)
}
