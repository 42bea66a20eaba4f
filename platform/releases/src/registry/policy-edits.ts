import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import type { AuditLog } from './audit-log.ts'
import { StateFile } from './state-file.ts'

const seen = z.looseObject({ sha256: z.string().optional() })

/** Records edits of the policy in the audit log, because operators edit the file without calling the registry. */
export class PolicyEdits {
  readonly #policy: string
  readonly #seen: StateFile<{ sha256?: string }>
  readonly #auditLog: AuditLog

  constructor(folder: string, auditLog: AuditLog) {
    this.#policy = join(folder, 'policy.json')
    this.#seen = new StateFile(join(folder, 'policy-seen.json'), seen, {})
    this.#auditLog = auditLog
  }

  /**
   * Call it before each change, which an edited policy may have allowed. @throws CodedError not_logged,
   * unless the entry may wait
   */
  async record(mayWait: boolean): Promise<void> {
    const sha256 = await sha256Of(this.#policy)
    if ((await this.#seen.readOr({})).sha256 === sha256) return
    const title = sha256 ? `policy.json, SHA-256 ${sha256}` : 'policy.json was removed'
    await this.#auditLog.record({ actor: 'edit on the server', action: 'changed', title }, { mayWait })
    await this.#seen.change(() => ({ next: sha256 ? { sha256 } : {}, result: undefined }))
  }
}

/** Undefined if there is no file. */
async function sha256Of(path: string): Promise<string | undefined> {
  const content = await readFile(path).catch(() => undefined)
  return content && createHash('sha256').update(content).digest('hex')
}
