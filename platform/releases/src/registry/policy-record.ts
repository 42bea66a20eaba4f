import { join } from 'node:path'
import type { PolicyRemark } from '@anyam/protocol'
import { DamagedFileError, readIfThere, writeWhole } from '@anyam/server/state-files'
import * as z from 'zod'
import { OPEN_POLICY, type Policy } from './policy.ts'
import { checkPolicy, type KnownNames, parsePolicy, remarkText } from './policy-check.ts'
import { policySentences } from './policy-text.ts'
import { seenPolicyIn } from './seen-policy.ts'
import { type RecordPort, StateFile } from './state-file.ts'

const REMEDY = 'Nothing is released until it is corrected.'
const LOST =
  'Restore it, or write {} into it if nothing is forbidden any more. Nothing is released until then.'

const schema = z.looseObject({
  /** Number of policies that have been in force; 0 if none has. */
  version: z.int().min(0),
  /** The policy as it was written. */
  text: z.string(),
  by: z.string(),
  /** ISO 8601 instant. */
  at: z.string(),
})

export type PolicyRecord = z.infer<typeof schema>

/**
 * The policy in force. Unlike `policy.json`, only the registry writes it, and only after a check.
 * @param records undefined to only read
 */
export const policyRecordIn = (folder: string, records?: RecordPort) =>
  new StateFile<PolicyRecord>(
    join(folder, 'policy-in-force.json'),
    schema,
    { version: 0, text: '{}', by: '', at: '' },
    records && {
      ...{ records, name: 'policy' as const },
      // Otherwise the older text in it would take effect as an edit.
      beforeRestore: async (held, next) => {
        const path = policyFileIn(folder)
        const text = readIfThere(path)?.toString()
        if (text === undefined || text === held.text) await writeWhole(path, next.text, { mode: 0o600 })
      },
    },
  )

/** The reviewed file, which people edit. */
export const policyFileIn = (folder: string) => join(folder, 'policy.json')

export interface HeldPolicy {
  record: PolicyRecord
  policy: Policy
  /** Text of a `policy.json` that may take effect. */
  edit?: string
  /** Problems of a `policy.json` that is not in force. */
  problems: PolicyRemark[]
}

/**
 * Reads the policy in force, and compares it with `policy.json`. Without a record, a policy of an older version
 * is in force, whatever its sense.
 * @throws DamagedFileError if it is unknown which policy is in force
 */
export async function heldPolicy(folder: string, known: () => Promise<KnownNames>): Promise<HeldPolicy> {
  const record = await policyRecordIn(folder).read()
  const path = policyFileIn(folder)
  const text = readIfThere(path)?.toString()
  if (record.version === 0) return olderPolicy(folder, record, text)
  const policy = valid(parsePolicy(record.text), join(folder, 'policy-in-force.json'))
  if (text === record.text) return { record, policy, problems: [] }
  if (text === undefined) {
    const isOpen = policySentences(policy).length === 0
    return { record, policy, problems: isOpen ? [] : [MISSING] }
  }
  const { problems } = checkPolicy(text, await known())
  return problems.length > 0 ? { record, policy, problems } : { record, policy, edit: text, problems: [] }
}

const MISSING: PolicyRemark = {
  at: '',
  message: 'it is missing; set a policy, or write {} into it if nothing is forbidden any more',
}

/** A sentence about a `policy.json` that is not in force; undefined if it is. */
export function refusedEdit({ record, problems }: HeldPolicy): string | undefined {
  if (problems.length === 0) return undefined
  return `registry/policy.json is not in force: ${problems.map(remarkText).join('; ')}. Version ${record.version} of the policy stays in force.`
}

async function olderPolicy(
  folder: string,
  record: PolicyRecord,
  text: string | undefined,
): Promise<HeldPolicy> {
  const path = policyFileIn(folder)
  if (text !== undefined) return { record, policy: valid(parsePolicy(text), path), edit: text, problems: [] }
  const { sha256 } = await seenPolicyIn(folder).read()
  if (sha256 !== undefined) throw new DamagedFileError(path, 'is missing', LOST)
  return { record, policy: OPEN_POLICY, problems: [] }
}

function valid({ policy, problems: [problem] }: ReturnType<typeof parsePolicy>, path: string): Policy {
  if (policy) return policy
  throw new DamagedFileError(path, `is damaged: ${problem && remarkText(problem)}`, REMEDY)
}
