import { checkedPolicy, newPolicy, type PolicyCheck, type ReleasePolicy } from '@anyam/protocol'
import type { FastifyInstance } from 'fastify'
import type { RegistryContext } from './context.ts'
import { logged, senderOf } from './guard.ts'
import { isManager } from './identity.ts'
import { authorOf, parse } from './requests.ts'

const APPROVAL_NEEDED = {
  code: 'approval_needed',
  message: 'Recorded. A second person must set the same policy within 24 hours.',
}

/** Routes for the policy: everyone who releases may read it, administrators and operators set it. */
export function policyRoutes(app: FastifyInstance, context: RegistryContext): void {
  const { policy, auditLog } = context

  app.get('/policy', (request): Promise<ReleasePolicy> => {
    const who = senderOf(request)
    return policy.state(isManager(who) ? who : undefined)
  })
  app.post('/policy/check', (request): Promise<PolicyCheck> => {
    const { text } = parse(checkedPolicy, request.body)
    return policy.check(text)
  })
  app.post('/policy', async (request, reply) => {
    const wanted = parse(newPolicy, request.body)
    const who = senderOf(request)
    const by = authorOf(who, request.body)
    const { titles, needsApproval } = await policy.plan(wanted)
    const [command, ...rest] = titles
    return logged(context, { request, command, isRecord: true }, async (entry) => {
      const parts = rest.map((title) => ({ actor: by, action: 'commanded' as const, title }))
      await auditLog.write(parts, { mayWait: false })
      const first = needsApproval ? await policy.propose(wanted, { by, who, entry }) : by
      if (first === undefined) return reply.code(202).send(APPROVAL_NEEDED)
      const { version } = await policy.set(wanted, {
        by: needsApproval ? `${first} and ${by}` : by,
        entry,
      })
      return { message: `Version ${version} of the policy is in force.`, version }
    })
  })
}
