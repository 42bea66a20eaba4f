import type { ReleaseCommands } from '@arunika/admin-contracts'
import { assertGatePassed, GateError } from '@arunika/releases/assert-gate-passed'
import type { ReleaseStore } from '@arunika/releases/store'
import { AdminApiError } from './errors.ts'

type Commands = {
  [Name in Exclude<keyof ReleaseCommands, 'override'>]: (
    command: ReleaseCommands[Name],
    by: string,
  ) => Promise<string>
}

/** The commands of the admin release API; each returns a sentence about what was done. */
export function commandsFor(store: ReleaseStore): Commands {
  /** A click is no way around the gate, and never tries a build: it takes the verdict that there is. */
  async function passGate(remote: string, build: string, force: string | undefined) {
    await mustHold(store, remote, build)
    try {
      return assertGatePassed({ remote, build, verdict: await store.verdict(remote, build), force })
    } catch (error) {
      if (!(error instanceof GateError)) throw error
      throw new AdminApiError(error.verdict === 'inconclusive' ? 'not_tried' : 'not_checked')
    }
  }

  return {
    async promote({ remote, build, ...command }, by) {
      const forced = await passGate(remote, build, command.override)
      await store.promote(remote, build, { by, ...forced })
      return `${build} of ${remote} is live.`
    },

    async rollback({ remote, build: named, reason }, by) {
      const build = named ?? (await store.previousOf(remote))
      if (!build || !(await store.wasLive(remote, build))) throw new AdminApiError('never_live')
      await mustHold(store, remote, build)
      await store.promote(remote, build, { action: 'rollback', by, reason })
      return `${remote} is back at ${build}.`
    },

    async canary({ remote, build, percent, promoteAfterMs = null, ...command }, by) {
      const forced = await passGate(remote, build, command.override)
      await store.canary(remote, build, { percent, promoteAfterMs, by, ...forced })
      return `${percent} of 100 visitors get ${build} of ${remote}.`
    },

    async halt({ remote, reason }, by) {
      await store.haltCanary(remote, { by, reason })
      return `The canary of ${remote} has ended.`
    },

    async pin({ remote, reason }, by) {
      await store.pin(remote, { by, reason })
      return `${remote} stays as it is.`
    },

    async unpin({ remote }, by) {
      await store.unpin(remote, { by })
      return `${remote} takes releases again.`
    },
  }
}

async function mustHold(store: ReleaseStore, remote: string, build: string): Promise<void> {
  await store.manifest(remote, build).catch(() => {
    throw new AdminApiError('build_not_found')
  })
}
