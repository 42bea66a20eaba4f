import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { NewPolicy, PolicyCheck, ReleasePolicy } from '@anyam/protocol'
import { CodedError } from '@anyam/server/errors'
import { DamagedFileError, readIfThere, writeWhole } from '@anyam/server/state-files'
import { sequentially } from '../sequentially.ts'
import type { ReleaseStore } from '../store.ts'
import type { Sender } from './approvals.ts'
import type { AuditLog } from './audit-log.ts'
import type { Identity } from './identity.ts'
import { OPEN_POLICY, type Policy } from './policy.ts'
import { checkPolicy, type KnownNames, remarkText } from './policy-check.ts'
import { PolicyProposal } from './policy-proposal.ts'
import {
  type HeldPolicy,
  heldPolicy,
  type PolicyRecord,
  policyFileIn,
  policyRecordIn,
  refusedEdit,
} from './policy-record.ts'
import { policyChanges, policySentences, policyTitles } from './policy-text.ts'
import type { ChangeOptions, PendingEntry, RecordPort, StateFile } from './state-file.ts'
import type { Tokens } from './tokens.ts'

interface PolicyOptions {
  /** Folder of the registry's files. */
  folder: string
  store: ReleaseStore
  tokens: Tokens
  auditLog: AuditLog
  records: RecordPort
  /** Writes an error. */
  log(text: string): void
}

/** A change of the policy that has been checked. */
export interface PlannedPolicy {
  /** Titles of its entries in the audit log. */
  titles: [string, ...string[]]
  /** True if two people must agree on it. */
  needsApproval: boolean
}

/** The policy of releases: a checked record, which an edit of `policy.json` replaces only if it makes sense. */
export class PolicyInForce {
  readonly #options: PolicyOptions
  readonly #record: StateFile<PolicyRecord>
  readonly #proposal: PolicyProposal
  readonly #inTurn = sequentially()
  /** Problems that the log has, so that it has them once. */
  #logged: string | undefined

  constructor(options: PolicyOptions) {
    this.#options = options
    const { folder, records } = options
    this.#record = policyRecordIn(folder, records)
    this.#proposal = new PolicyProposal(folder, records)
  }

  /** Records the policy of a new site or of an older version. Logs a policy that cannot be read. */
  async start(): Promise<void> {
    const work = async () => {
      const { record } = await this.#current()
      if (record.version > 0) return
      await this.#write({ text: '{}', by: '', version: 1 })
    }
    await this.#inTurn(work).catch((error: Error) => this.#options.log(error.message))
  }

  /**
   * Returns the policy in force, after an edit of `policy.json` has taken effect.
   * @throws CodedError policy_unreadable
   */
  async read(): Promise<Policy> {
    return (await this.#held()).policy
  }

  /** @param manager undefined for readers who may not change it */
  async state(manager: Identity | undefined): Promise<ReleasePolicy> {
    const held = await this.#held().catch((error: CodedError) => error)
    if (held instanceof CodedError) return this.#unreadable(held, manager)
    const { record, policy, problems } = held
    const { version, by, at, text } = record
    const proposal = manager && (await this.#proposed(record, policy, manager))
    return {
      ...{ version, by, at },
      sentences: policySentences(policy),
      warnings: checkPolicy(text, await this.#known()).warnings,
      problems,
      ...(manager && { text }),
      ...(proposal && { proposal }),
    }
  }

  async check(text: string): Promise<PolicyCheck> {
    const { policy, problems, warnings } = checkPolicy(text, await this.#known())
    if (!policy || problems.length > 0) return { problems, warnings, changes: [] }
    return { problems, warnings, changes: policyChanges(await this.#before(), policy) }
  }

  /**
   * Checks a new policy without setting it.
   * @throws CodedError policy_invalid, policy_changed
   */
  async plan(wanted: NewPolicy): Promise<PlannedPolicy> {
    const { policy, problems } = checkPolicy(wanted.text, await this.#known())
    if (!policy || problems.length > 0) {
      const texts = problems.map(remarkText)
      throw new CodedError('policy_invalid', {
        message: `The policy is not valid, so nothing was changed: ${texts.join('; ')}.`,
        errors: { text: texts },
      })
    }
    const held = await this.#heldOrDamaged()
    assertBasis(held?.record, wanted)
    const before = held?.policy ?? OPEN_POLICY
    const command = `policy set ${wanted.basedOn + 1} --reason ${JSON.stringify(wanted.reason)}`
    return {
      titles: policyTitles(command, policyChanges(before, policy)) as PlannedPolicy['titles'],
      needsApproval: before.approvals.length > 0 && !differOnlyInFreezes(before, policy),
    }
  }

  /** @returns the first sender if this is a second person; undefined while a second person is needed */
  propose(wanted: NewPolicy, sender: Sender): Promise<string | undefined> {
    return this.#proposal.request(wanted, sender)
  }

  /** @throws CodedError policy_changed */
  set(wanted: NewPolicy, { by, entry }: { by: string; entry: PendingEntry }): Promise<PolicyRecord> {
    return this.#inTurn(async () => {
      const record = (await this.#currentOrDamaged())?.record
      assertBasis(record, wanted)
      const { folder } = this.#options
      const { text, basedOn } = wanted
      const written = await this.#write(
        { text, by, version: basedOn + 1 },
        {
          entry,
          // This file first: after a crash between the two, the new text in it takes effect as an edit.
          between: async () => {
            await mkdir(folder, { recursive: true, mode: 0o700 })
            await writeWhole(policyFileIn(folder), text, { mode: 0o600 })
          },
        },
      )
      await this.#proposal.clear()
      return written
    })
  }

  #unreadable({ message }: CodedError, manager: Identity | undefined): ReleasePolicy {
    const nothing = { version: 0, by: '', at: '', sentences: [], warnings: [] }
    const text = readIfThere(policyFileIn(this.#options.folder))?.toString() ?? '{}'
    return { ...nothing, problems: [{ at: '', message }], isUnreadable: true, ...(manager && { text }) }
  }

  #held(): Promise<HeldPolicy> {
    return this.#inTurn(() => this.#current()).catch(unreadable)
  }

  #heldOrDamaged(): Promise<HeldPolicy | undefined> {
    return this.#inTurn(() => this.#currentOrDamaged())
  }

  #currentOrDamaged(): Promise<HeldPolicy | undefined> {
    return this.#current().catch((error: unknown) => {
      if (error instanceof DamagedFileError) return undefined
      throw error
    })
  }

  async #before(): Promise<Policy> {
    return (await this.#heldOrDamaged())?.policy ?? OPEN_POLICY
  }

  async #current(): Promise<HeldPolicy> {
    const held = await heldPolicy(this.#options.folder, () => this.#known())
    this.#log(held)
    return held.edit === undefined ? held : this.#takeEdit(held, held.edit)
  }

  /** An edit takes effect once its entries are in the audit log, or wait for the api. */
  async #takeEdit(held: HeldPolicy, text: string): Promise<HeldPolicy> {
    const { policy = held.policy } = checkPolicy(text, await this.#known())
    const version = held.record.version + 1
    const isFirst = held.record.version === 0
    const changes = policyChanges(isFirst ? OPEN_POLICY : held.policy, policy)
    const { auditLog } = this.#options
    const actor = 'edit on the server'
    const entries = policyTitles(`policy ${version}`, changes).map((title) => ({
      ...{ actor, title },
      action: 'changed' as const,
    }))
    const last = entries.at(-1)
    try {
      await auditLog.write(entries.slice(0, -1), { mayWait: true })
      const entry = last && { entry: last, mayWait: true }
      const record = await this.#write({ text, by: actor, version }, { entry })
      return { record, policy, problems: [] }
    } catch (error) {
      if (error instanceof CodedError) return held
      throw error
    }
  }

  async #write(
    changed: Pick<PolicyRecord, 'text' | 'by' | 'version'>,
    options: ChangeOptions = {},
  ): Promise<PolicyRecord> {
    const next = { ...changed, at: new Date().toISOString() }
    const written = await this.#record.replace(next, options)
    // Only older versions read it, and write it again.
    await rm(join(this.#options.folder, 'policy-seen.json'), { force: true })
    return written
  }

  #log(held: HeldPolicy): void {
    const text = refusedEdit(held)
    if (text && text !== this.#logged) this.#options.log(text)
    this.#logged = text
  }

  async #known(): Promise<KnownNames> {
    const { store, tokens } = this.#options
    const { remotes, retired } = store.live()
    return {
      remotes: [...Object.keys(remotes), ...Object.keys(retired ?? {})],
      // Damaged tokens have their own sentence.
      tokens: await tokens.list().then(
        (list) => list.map(({ remote, name }) => `${remote}/${name}`),
        () => undefined,
      ),
    }
  }

  async #proposed(record: PolicyRecord, before: Policy, reader: Identity) {
    const proposed = await this.#proposal.read(reader)
    if (proposed?.basedOn !== record.version) return undefined
    const { policy } = checkPolicy(proposed.text, await this.#known())
    return { ...proposed, changes: policy ? policyChanges(before, policy) : [] }
  }
}

function unreadable(error: unknown): never {
  if (error instanceof CodedError) throw error
  throw new CodedError(
    'policy_unreadable',
    error instanceof DamagedFileError ? { message: error.message } : { cause: error },
  )
}

/** A damaged record counts as version 0. @throws CodedError policy_changed */
function assertBasis(record: PolicyRecord | undefined, { basedOn }: NewPolicy): void {
  if ((record?.version ?? 0) === basedOn) return
  throw new CodedError('policy_changed', {
    message: `Version ${basedOn} of the policy is no longer in force: ${record?.by || 'the registry'} has set version ${record?.version}. Nothing was changed.`,
  })
}

/** Freezes only hold releases back, and lifting one does not replace the second person. */
const differOnlyInFreezes = ({ freezes: _, ...before }: Policy, { freezes: __, ...after }: Policy): boolean =>
  JSON.stringify(before) === JSON.stringify(after)
