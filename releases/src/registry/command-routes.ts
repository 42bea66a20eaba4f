import { type ReleaseCommands, releaseCommands } from '@arunika/admin-contracts'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import { COMMAND_NAMES, type CommandName, commandsFor, type Done } from './commands.ts'
import type { Authorized, RegistryContext } from './context.ts'
import { authorOf, badRequest } from './requests.ts'

type Run = (command: unknown, author: object) => Promise<Done>

/** What two people must agree on. */
interface Described {
  build?: string
  percent?: number
  path?: string
  from?: string
  redirects?: object
}

const APPROVAL_NEEDED = {
  code: 'approval_needed',
  message: 'Recorded. A second person must send the same command within 24 hours.',
}

/** The changes of what is live: `POST /remotes/:remote/<command>`. */
export function commandRoutes(app: FastifyInstance, { store, approvals, authorize }: RegistryContext): void {
  const commands = commandsFor(store)

  async function approval({ who, needsApproval }: Authorized, request: object, by: string) {
    if (!needsApproval || who.kind === 'shell') return { by }
    const first = await approvals.confirm(JSON.stringify(request), by)
    return first && { by: first, approvedBy: by }
  }

  for (const name of COMMAND_NAMES) {
    app.post<{ Params: { remote: string } }>(`/remotes/:remote/${name}`, async (request, reply) => {
      const { remote } = request.params
      const command = read(name, { ...Object(request.body), remote })
      const { build, percent, path, from, redirects } = command as Described
      const authorized = await authorize(request, name, remote)
      // A handover is a change of both remotes.
      const other = from === undefined ? undefined : await authorize(request, name, from)
      const needsApproval = authorized.needsApproval || other?.needsApproval === true
      const by = authorOf(authorized.who, request.body)
      const described = { name, remote, build, percent, path, from, redirects }
      const author = await approval({ ...authorized, needsApproval }, described, by)
      if (!author) return reply.code(202).send(APPROVAL_NEEDED)
      // A judge promotes only the canary that it has judged.
      const isJudged = authorized.who.kind === 'shell' && name === 'promote'
      const run = commands[isJudged ? 'promoteCanary' : name] as Run
      return run(command, author)
    })
  }
}

function read<Name extends CommandName>(name: Name, body: object): ReleaseCommands[Name] {
  const contract = releaseCommands[name] as unknown as z.ZodMiniType<ReleaseCommands[Name]>
  const parsed = contract.safeParse(body)
  if (!parsed.success) throw badRequest(parsed.error.issues)
  return parsed.data
}
