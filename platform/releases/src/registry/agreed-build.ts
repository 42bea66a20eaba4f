import { integrityOf, sealOf } from '../integrity.ts'
import type { ReleaseStore } from '../store.ts'
import type { SentCommand } from './approvals.ts'

const GATED: readonly SentCommand['name'][] = ['promote', 'canary', 'handover']

/**
 * Hashes the parts that two people agree on and a command does not contain: the build's contents, and the
 * gate's verdict if the command needs one. Undefined for commands without a stored build.
 */
export async function agreedBuild(
  store: ReleaseStore,
  { name, command: { remote, build } }: SentCommand,
): Promise<string | undefined> {
  const manifest = build && (await store.manifest(remote, build).catch(() => undefined))
  if (!manifest) return undefined
  if (!GATED.includes(name)) return sealOf(manifest)
  const verdict = await store.verdict(remote, build)
  const refusals = verdict?.refusals.map(({ gate, reason }) => `${gate}: ${reason}`).toSorted()
  return integrityOf(JSON.stringify([sealOf(manifest), verdict?.outcome, refusals]))
}
