import { type ReleaseCommands, releaseCommands } from '@anyam/protocol'
import { CodedError } from '@anyam/server/errors'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import { buildToRollBackTo } from '../rollback.ts'
import { agreedBuild } from './agreed-build.ts'
import type { Sender, SentCommand } from './approvals.ts'
import { authorizeCommand } from './command-needs.ts'
import { commandText } from './command-text.ts'
import { COMMAND_NAMES, type CommandName, commandsFor, type Done } from './commands.ts'
import type { RegistryContext } from './context.ts'
import { logged, senderOf } from './guard.ts'
import type { Identity } from './identity.ts'
import { ALWAYS } from './policy.ts'
import { authorOf, parse } from './requests.ts'

type Run = (command: unknown, author: object) => Promise<Done>

const APPROVAL_NEEDED = 'Recorded. A second person must send the same command within 24 hours.'
const CHANGED =
  'The build or the gate’s verdict has changed since the command was first sent, so this is a new request. A second person must send the same command within 24 hours.'

/** Commands that change what is live: `POST /remotes/:remote/<command>`. */
export function commandRoutes(app: FastifyInstance, context: RegistryContext): void {
  const { store, approvals, notifier } = context
  const commands = commandsFor(store)

  /** Refuses to promote a canary that was not started with the rights of a promotion and for automatic promotion. */
  async function assertJudged(
    { command: { remote, build } }: SentCommand,
    { name: judge }: Identity,
    needsApproval: boolean,
  ) {
    const canary = store.live().canaries[remote]
    // For a canary that has ended, the store itself refuses.
    if (canary?.build !== build) return
    const started = (await store.journal()).findLast(
      ({ action, by, ...entry }) =>
        // The judge's own entries are steps.
        action === 'canary' && entry.remote === remote && entry.build === build && by !== judge,
    )
    const isAgreed = !needsApproval || started?.approvedBy !== undefined
    if (canary?.promoteAfterMs === null || !isAgreed)
      throw new CodedError('not_allowed', {
        message: `The canary of ${remote} was not started so that it goes live by itself: promote it.`,
      })
  }

  /** @returns both people; undefined until the second one confirms, with a sentence about that */
  async function authorsOf(sent: SentCommand, sender: Sender) {
    const build = await agreedBuild(store, sent)
    const { first, isChanged } = await approvals.request(sent, build, sender)
    if (first !== undefined) return { author: { by: first, approvedBy: sender.by } }
    return { author: undefined, message: isChanged ? CHANGED : APPROVAL_NEEDED }
  }

  const tellWaiting = (sent: SentCommand, by: string) =>
    notifier.tell({
      event: 'waiting',
      remote: sent.command.remote,
      build: sent.command.build ?? store.live().remotes[sent.command.remote]?.build ?? '',
      at: new Date().toISOString(),
      by,
      reason: `a second person must confirm “${commandText(sent)}” within 24 hours`,
    })

  for (const name of COMMAND_NAMES) {
    app.post<{ Params: { remote: string } }>(`/remotes/:remote/${name}`, async (request, reply) => {
      const { remote } = request.params
      const command = await complete(name, read(name, { ...Object(request.body), remote }))
      const sent = { name, command } as SentCommand
      const who = senderOf(request)
      const { needsApproval, isLikePromotion } = await authorizeCommand(context, who, sent)
      const isJudged = who.kind === 'shell' && name === 'promote'
      if (isJudged) await assertJudged(sent, who, needsApproval)
      const isUrgent = ALWAYS.includes(name) && !isLikePromotion
      const isAgreed = !needsApproval || who.kind === 'shell'
      const logging = { request, command: commandText(sent), ...(isUrgent && { mayWait: true }) }
      return logged(context, { ...logging, isRecord: !isAgreed }, async (entry) => {
        const by = authorOf(who, request.body)
        const { author, message } = isAgreed ? { author: { by } } : await authorsOf(sent, { who, by, entry })
        if (!author) {
          await tellWaiting(sent, by)
          return reply.code(202).send({ code: 'approval_needed', message })
        }
        // A judge may promote only the canary that it has judged.
        const run = commands[isJudged ? 'promoteCanary' : name] as Run
        const done = await run(command, author)
        if ('approvedBy' in author) await approvals.done(sent)
        return done
      })
    })
  }

  /** Adds the build to a rollback, so that the build that was authorised is the one that goes live. */
  async function complete<Name extends CommandName>(name: Name, command: ReleaseCommands[Name]) {
    if (name !== 'rollback') return command
    const { remote, build } = command as ReleaseCommands['rollback']
    return { ...command, build: await buildToRollBackTo(store, { remote, build }) }
  }
}

function read<Name extends CommandName>(name: Name, body: object): ReleaseCommands[Name] {
  const contract = releaseCommands[name] as unknown as z.ZodMiniType<ReleaseCommands[Name]>
  return parse(contract, body)
}
