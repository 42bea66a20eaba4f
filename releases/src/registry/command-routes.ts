import { type ReleaseCommands, releaseCommands } from '@arunika/admin-contracts'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import type { SentCommand } from './approvals.ts'
import { COMMAND_NAMES, type CommandName, commandsFor, type Done } from './commands.ts'
import type { Authorized, RegistryContext } from './context.ts'
import { authorOf, badRequest } from './requests.ts'

type Run = (command: unknown, author: object) => Promise<Done>

const APPROVAL_NEEDED = {
  code: 'approval_needed',
  message: 'Recorded. A second person must send the same command within 24 hours.',
}

/** The changes of what is live: `POST /remotes/:remote/<command>`. */
export function commandRoutes(app: FastifyInstance, { store, approvals, authorize }: RegistryContext): void {
  const commands = commandsFor(store)

  /** @returns who does it, with the second person if one is needed; undefined while that one is missing */
  async function authorsOf(sent: SentCommand, { who, needsApproval }: Authorized, by: string) {
    if (!needsApproval || who.kind === 'shell') return { by }
    const first = await approvals.request(sent, by)
    return first === undefined ? undefined : { by: first, approvedBy: by }
  }

  for (const name of COMMAND_NAMES) {
    app.post<{ Params: { remote: string } }>(`/remotes/:remote/${name}`, async (request, reply) => {
      const { remote } = request.params
      const command = read(name, { ...Object(request.body), remote })
      const sent = { name, command } as SentCommand
      const authorized = await authorize(request, name, remote)
      // A handover is a change of both remotes.
      const other = 'from' in command ? await authorize(request, name, command.from) : undefined
      const needsApproval = authorized.needsApproval || other?.needsApproval === true
      const by = authorOf(authorized.who, request.body)
      const author = await authorsOf(sent, { ...authorized, needsApproval }, by)
      if (!author) return reply.code(202).send(APPROVAL_NEEDED)
      // A judge promotes only the canary that it has judged.
      const isJudged = authorized.who.kind === 'shell' && name === 'promote'
      const run = commands[isJudged ? 'promoteCanary' : name] as Run
      const done = await run(command, author)
      if ('approvedBy' in author) await approvals.done(sent)
      return done
    })
  }
}

function read<Name extends CommandName>(name: Name, body: object): ReleaseCommands[Name] {
  const contract = releaseCommands[name] as unknown as z.ZodMiniType<ReleaseCommands[Name]>
  const parsed = contract.safeParse(body)
  if (!parsed.success) throw badRequest(parsed.error.issues)
  return parsed.data
}
