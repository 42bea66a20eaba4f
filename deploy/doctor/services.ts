import { randomUUID } from 'node:crypto'
import { Bucket } from '@anyam/releases/bucket'
import type { BucketSettings } from '@anyam/server/env'
import type { SiteFacts } from '@arunika/contracts'
import { completeFacts, sampleFacts } from '@arunika/contracts/site'
import { openTransport } from '../../api/src/modules/mail/mailer.ts'
import type { ApiSettings } from '../../api/src/settings.ts'
import { knownMigrations, withClient } from '../backup/tables.ts'
import { bad, good, type Outcome, reasonOf, warning } from './finding.ts'

const VERSION = 18

/** Checks the mail server by sending a mail. */
export async function mail(
  { smtpUrl, mailFrom, mailTo, publicUrl }: ApiSettings,
  recipient = mailTo,
): Promise<Outcome> {
  if (!smtpUrl) return warning('SMTP_URL is not set: mail waits in the database and is not sent.')
  const transport = openTransport(smtpUrl)
  const { host } = new URL(smtpUrl)
  try {
    await transport.sendMail({
      from: mailFrom,
      to: recipient,
      subject: 'Test mail of the doctor',
      text: `${publicUrl} can send mail. No action is needed.`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
    return good(`${host} has taken a mail to ${recipient}: look whether it arrives, and not as spam.`)
  } catch (error) {
    return bad(`${host} took no mail from ${mailFrom} to ${recipient}: ${reasonOf(error)}.`)
  } finally {
    transport.close()
  }
}

/** Checks that the bucket stores, returns and deletes an object, and supports conditional requests. */
export async function bucket(name: string, settings: BucketSettings | undefined): Promise<Outcome> {
  if (!settings) return good(`${name} is not set: a folder of DATA_DIR is used.`)
  const opened = new Bucket(settings)
  const key = `probe/${randomUUID()}`
  try {
    await opened.put(key, 'one')
    const found = await opened.get(key)
    if (found === undefined || found === 'same' || `${found.bytes}` !== 'one')
      return bad(`The bucket ${settings.bucket} does not give back what was stored.`)
    const isOverwritten = await opened.put(key, 'two', 'absent').catch(() => true)
    const text = `The bucket ${settings.bucket} can be written to`
    return isOverwritten
      ? good(`${text}, but ignores conditions: changes of releases are serialised by a lock instead.`)
      : good(`${text}, and heeds conditions.`)
  } catch (error) {
    return bad(`The bucket ${settings.bucket} cannot be written to: ${reasonOf(error)}.`)
  } finally {
    await opened.remove(key).catch(() => {})
    opened.close()
  }
}

/** Checks that the database responds, and has the right version and this product version's schema. */
export async function schema(url: string | undefined): Promise<Outcome> {
  if (!url)
    return warning('The embedded database does not run: `npm start` starts it and updates its schema.')
  try {
    return await withClient(url, async (client) => {
      const { rows } = await client.query<{ version: number }>(
        `select current_setting('server_version_num')::int / 10000 as version`,
      )
      const version = rows[0]?.version ?? 0
      if (version < VERSION)
        return bad(`The database is PostgreSQL ${version}: ${VERSION} or newer is needed.`)
      const applied = await client
        .query<{ count: number }>('select count(*)::int as count from drizzle.__drizzle_migrations')
        .then(
          ({ rows }) => rows[0]?.count ?? 0,
          () => 0,
        )
      const known = await knownMigrations()
      if (applied < known)
        return bad(`The schema lacks ${known - applied} of ${known} migrations: run api/src/migrate.ts.`)
      if (applied > known) return bad('The schema is of a newer version of the product: update this one.')
      return good(`The database is PostgreSQL ${version}, and its schema is up to date.`)
    })
  } catch (error) {
    return bad(`The database does not let us in: ${reasonOf(error)}.`)
  }
}

/** Checks that the company's facts have replaced the product's samples. */
export async function facts(url: string | undefined): Promise<Outcome> {
  if (!url)
    return warning(
      'The embedded database does not run, so it is not known which facts of the site are samples.',
    )
  try {
    const { rows } = await withClient(url, (client) =>
      client.query<{ facts: SiteFacts }>('select facts from site_facts'),
    )
    const samples = sampleFacts(completeFacts(rows[0]?.facts))
    if (samples.length === 0) return good('Contacts, address, profiles and partners are your own.')
    return warning(`Visitors still read samples: ${samples.join(', ')}. Edit them under /admin/site.`)
  } catch (error) {
    return warning(`It is not known which facts of the site are samples: ${reasonOf(error)}.`)
  }
}
