import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AuditLog } from './audit-log.ts'
import { type SeenPolicy, seenPolicyIn } from './seen-policy.ts'
import type { StateFile } from './state-file.ts'

/** Records edits of the policy in the audit log, because operators edit the file without calling the registry. */
export class PolicyEdits {
  readonly #policy: string
  readonly #seen: StateFile<SeenPolicy>
  readonly #auditLog: AuditLog

  constructor(folder: string, auditLog: AuditLog) {
    this.#policy = join(folder, 'policy.json')
    this.#seen = seenPolicyIn(folder)
    this.#auditLog = auditLog
  }

  /**
   * Call it before each change, which an edited policy may have allowed. @throws CodedError not_logged,
   * unless the entry may wait
   */
  async record(mayWait: boolean): Promise<void> {
    const sha256 = await sha256Of(this.#policy)
    // The file exists since a policy was in force: if both are lost, a policy is missing.
    const seen = await this.#seen.readOr(sha256 ? {} : { sha256: 'unknown', isMissing: true })
    if (sha256 === undefined ? seen.isMissing || !seen.sha256 : !seen.isMissing && seen.sha256 === sha256)
      return
    const title = sha256 ? `policy.json, SHA-256 ${sha256}` : 'policy.json was removed'
    await this.#auditLog.record({ actor: 'edit on the server', action: 'changed', title }, { mayWait })
    await this.#seen.change(() => ({
      next: sha256 ? { sha256 } : { ...seen, isMissing: true },
      result: undefined,
    }))
  }
}

/** Undefined if there is no file. */
async function sha256Of(path: string): Promise<string | undefined> {
  const content = await readFile(path).catch(() => undefined)
  return content && createHash('sha256').update(content).digest('hex')
}
