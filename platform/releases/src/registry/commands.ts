import { type ReleaseCommands, releaseCommands } from '@anyam/protocol'
import { CodedError } from '@anyam/server/errors'
import { assertGatePassed, GateError, type GateRequest } from '../assert-gate-passed.ts'
import type { Reasons } from '../live-set.ts'
import { rollback } from '../rollback.ts'
import type { ReleaseStore } from '../store.ts'

export type CommandName = Exclude<keyof ReleaseCommands, 'override'>

/** All commands except a browser's override, which changes nothing that is live. */
export const COMMAND_NAMES = Object.keys(releaseCommands).filter(
  (name): name is CommandName => name !== 'override',
)

/** Author, for the journal. */
type Author = Pick<Reasons, 'by' | 'approvedBy'>

export interface Done {
  /** A sentence that describes the change. */
  message: string
  build?: string | undefined
  /** Build that was live before. */
  previous?: string | undefined
}

type Command<Name extends CommandName> = (command: ReleaseCommands[Name], author: Author) => Promise<Done>

type Commands = { [Name in CommandName]: Command<Name> } & {
  /** For canaries only, which take their next step or go live: the gate's verdict was checked when the canary started. */
  promoteCanary: Command<'promote'>
}

/** Commands that change what is live, for the registry and the Releases screen. */
export function commandsFor(store: ReleaseStore): Commands {
  /** A command cannot bypass the gate and does not run it: it uses the stored verdict. */
  async function passGate({ remote, build, ...request }: Omit<GateRequest, 'verdict'>) {
    await assertStored(store, remote, build)
    try {
      const verdict = await store.verdict(remote, build)
      return assertGatePassed({ remote, build, verdict, ...request })
    } catch (error) {
      if (!(error instanceof GateError)) throw error
      throw new CodedError(error.verdict === 'inconclusive' ? 'not_tried' : 'not_checked')
    }
  }

  return {
    async promote({ remote, build, accepts, reason, ...command }, author) {
      const forced = await passGate({ remote, build, force: command.override, accepts, by: author.by })
      const previous = await store.promote(remote, build, { ...author, reason, ...forced })
      return { message: `${build} of ${remote} is live.`, build, previous }
    },

    async promoteCanary({ remote, build, reason }, author) {
      const previous = await store.promote(remote, build, { ...author, reason, ofCanary: true })
      const { percent } = store.live().canaries[remote] ?? {}
      const message = percent
        ? `${percent} of 100 visitors get ${build} of ${remote}.`
        : `${build} of ${remote} is live.`
      return { message, build, previous }
    },

    async rollback({ remote, build, reason }, author) {
      const done = await rollback(store, { remote, build }, { ...author, reason })
      const message = done.build ? `${remote} is back at ${done.build}.` : `${remote} has left the site.`
      return { message, ...done }
    },

    async retire({ remote, redirects, override, reason }, author) {
      await store.retire(remote, { redirects, override, ...author, reason })
      return { message: `${remote} has left the site. A rollback brings it back.` }
    },

    async handover({ remote, build, path, from, redirects, reason, ...command }, author) {
      const forced = await passGate({ remote, build, force: command.override, handover: { path, from } })
      const options = { path, from, redirects, ...author, reason, ...forced }
      const previous = await store.handOver(remote, build, options)
      return { message: `${path} belongs to ${remote} now.`, build, previous }
    },

    async canary({ remote, build, percent, promoteAfterMs = null, inSteps, reason, ...command }, author) {
      const { override: force, accepts } = command
      const forced = await passGate({ remote, build, force, accepts, by: author.by })
      await store.canary(remote, build, { percent, promoteAfterMs, inSteps, ...author, reason, ...forced })
      return { message: `${percent} of 100 visitors get ${build} of ${remote}.`, build }
    },

    async halt({ remote, reason }, author) {
      await store.haltCanary(remote, { ...author, reason })
      return { message: `The canary of ${remote} has ended.` }
    },

    async pin({ remote, reason }, author) {
      await store.pin(remote, { ...author, reason })
      return { message: `${remote} stays as it is.`, build: store.live().remotes[remote]?.build }
    },

    async unpin({ remote }, author) {
      await store.unpin(remote, author)
      return { message: `${remote} takes releases again.` }
    },

    async unpublish({ remote, build, reason }, author) {
      await store.unpublish(remote, build, { ...author, reason })
      return { message: `${build} of ${remote} has left the store.`, build }
    },
  }
}

async function assertStored(store: ReleaseStore, remote: string, build: string): Promise<void> {
  await store.manifest(remote, build).catch(() => {
    throw new CodedError('build_not_found')
  })
}
