import { existsSync } from 'node:fs'
import { isNotNull, or, sql } from 'drizzle-orm'
import type { Database, Executor } from '../../db/database.ts'
import { administrators, recoveryCodes } from '../../db/schema/index.ts'
import { recordSecrets } from '../../lib/known-secret.ts'
import { loadSecrets, type Secrets, secretFile } from '../../lib/secrets.ts'
import type { ApiSettings } from '../../settings.ts'
import { record } from '../audit/repository.ts'
import { replaceCodes, setTotp } from '../second-factor/repository.ts'
import { OPERATOR } from './admin-command.ts'
import { createAlerts } from './alerts.ts'

/**
 * Binds the database to the data folder's secret, creating it if there is none. Data encrypted with the previous secret
 * is lost, so this removes authenticator apps and recovery codes that would only lock their owners out.
 * @returns lines for people
 */
export async function acceptKey(db: Database, settings: ApiSettings): Promise<string> {
  const file = secretFile(settings.dataDir)
  const isMade = !existsSync(file)
  const secrets = loadSecrets(settings.dataDir)
  return db.transaction(async (transaction) => {
    const before = await recordSecrets(transaction, secrets)
    if (before === 'same') return `The database belongs to ${file} already. Nothing was changed.`
    const emails = isMade || before === 'other' ? await removeFactors(transaction, settings, secrets) : []
    return [
      `The database belongs to ${file} now. Restart the apis.`,
      ...emails.map((email) => `${email} has to add authenticator app and recovery codes again.`),
    ].join('\n')
  })
}

/** @returns e-mail addresses of the accounts that had any */
async function removeFactors(executor: Executor, settings: ApiSettings, secrets: Secrets): Promise<string[]> {
  const alerts = createAlerts({ settings, secrets })
  const hasCodes = sql`exists (select from ${recoveryCodes} where administrator_id = ${administrators.id})`
  const found = await executor
    .select({ id: administrators.id, email: administrators.email })
    .from(administrators)
    .where(or(isNotNull(administrators.totpSecret), hasCodes))
    .orderBy(administrators.id)
  for (const { id, email } of found) {
    await setTotp(executor, id, null)
    await replaceCodes(executor, id, [])
    const entry = {
      action: 'second factor removed',
      subject: 'account',
      subjectId: id,
      title: email,
    } as const
    await record(executor, OPERATOR, entry)
    await alerts.changed(executor, email, 'authenticator app and recovery codes were removed')
  }
  return found.map(({ email }) => email)
}
