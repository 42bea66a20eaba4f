import { readFile } from 'node:fs/promises'
import type { NewPolicy, PolicyCheck, PolicyRemark, ReleasePolicy } from '@anyam/protocol'
import { EXIT_CODES, named, UsageError, withReason } from '../arguments.ts'
import { type RegistryClient, RegistryClientError } from './client.ts'
import { remarkText } from './policy-check.ts'
import type { RemoteContext } from './remote-commands.ts'

const WHY_POLICY = 'because the audit log has it with the new policy'

type Context = Pick<RemoteContext, 'registry' | 'reasons' | 'report'>

/** `release policy show`, `check <file>` and `set <file>`. */
export async function policyCommand(context: Context, action?: string, file?: string): Promise<object[]> {
  if (action === 'show') return shown(context)
  if (action !== 'check' && action !== 'set') throw new UsageError()
  const text = await readFile(named(file), 'utf8')
  const checked = await context.registry.request<PolicyCheck>('/policy/check', {
    method: 'POST',
    body: { text },
  })
  if (action === 'set' && checked.problems.length === 0) return set(context, text)
  if (checked.problems.length > 0) process.exitCode = EXIT_CODES.refused
  return [
    ...rows('problem', checked.problems),
    ...rows('warning', checked.warnings),
    ...checked.changes.map((change) => ({ change })),
  ]
}

async function shown({ registry, report }: Context): Promise<object[]> {
  const { version, by, at, sentences, problems, warnings } = await registry.request<ReleasePolicy>('/policy')
  report(by ? `Version ${version}, set by ${by} at ${at}.` : 'No policy was set.')
  return [
    ...sentences.map((policy) => ({ policy })),
    ...rows('policy.json is not in force', problems),
    ...rows('warning', warnings),
  ]
}

async function set({ registry, reasons }: Context, text: string): Promise<object[]> {
  const { reason, by } = withReason(reasons, WHY_POLICY)
  const { version: basedOn } = await registry.request<ReleasePolicy>('/policy')
  const body: NewPolicy & { by?: string | undefined } = { text, basedOn, reason, by }
  const { code, message, version } = await registry.request<{
    code?: string
    message: string
    version?: number
  }>('/policy', { method: 'POST', body })
  return [code === 'approval_needed' ? { waiting: message } : { version, by, reason }]
}

/** Sentences about a `policy.json` that is not in force. Registries of older versions have none. */
export async function policyProblems(registry: RegistryClient): Promise<string[]> {
  const { problems } = await registry.request<ReleasePolicy>('/policy').catch((error: unknown) => {
    if (error instanceof RegistryClientError && error.code === 'not_found') return { problems: [] }
    throw error
  })
  return problems.map((problem) => `policy.json is not in force: ${remarkText(problem)}`)
}

const rows = (column: string, remarks: readonly PolicyRemark[]) =>
  remarks.map((remark) => ({ [column]: remarkText(remark) }))
