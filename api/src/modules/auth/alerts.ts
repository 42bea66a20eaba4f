import type { Context } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { createSecurityMailLimit, type SecurityMail } from '../mail/limit.ts'
import { insertMails } from '../mail/repository.ts'
import { describeNetwork } from './describe-network.ts'
import { findAdministratorById } from './repository.ts'
import type { Visitor } from './sessions.ts'

const emailOf = async (executor: Executor, id: number) =>
  (await findAdministratorById(executor, id))?.email ?? ''

/** Mail about security events of an account, queued in the transaction of the event. */
export function createAlerts(context: Pick<Context, 'settings' | 'secrets'>) {
  const { publicUrl, siteName, mailTo } = context.settings
  const isWithinLimit = createSecurityMailLimit(context)
  const account = `${publicUrl}/admin/account`
  const from = ({ address, userAgent }: Visitor) =>
    `From: ${describeNetwork(address)}\nBrowser: ${userAgent.slice(0, 200) || 'unknown'}\nTime: ${new Date().toISOString()}`

  /** @param write returns the paragraphs; called only if the mail is sent. @returns true if it is sent */
  async function send(
    executor: Executor,
    kind: SecurityMail,
    recipient: string,
    subject: string,
    write: () => Promise<readonly string[]>,
  ): Promise<boolean> {
    if (!(await isWithinLimit(executor, kind, recipient))) return false
    const text = ['Hello,', ...(await write()), siteName].join('\n\n')
    await insertMails(executor, [{ recipient, subject, text, replyTo: mailTo }])
    return true
  }

  return {
    /** @returns the person's address; undefined beyond the limit */
    async testMail(executor: Executor, administratorId: number): Promise<string | undefined> {
      const email = await emailOf(executor, administratorId)
      const isSent = await send(executor, 'test mail', email, `Test mail from ${siteName}`, async () => [
        'you asked for this mail in the back-office. It has arrived, so the mail server works.',
      ])
      return isSent ? email : undefined
    },

    newNetwork: (executor: Executor, email: string, visitor: Visitor) =>
      send(executor, 'alert', email, `New login to ${siteName} from a new place`, async () => [
        'your account was opened from a network that it was not used from in the last thirty days.',
        from(visitor),
        `If it was you, all is well. If not, change your password at once and end all other sessions: ${account}`,
      ]),

    loginsStopped: (executor: Executor, email: string, visitor: Visitor) =>
      send(
        executor,
        'logins stopped',
        email,
        `Logins to your account of ${siteName} were stopped`,
        async () => [
          'someone entered wrong passwords for your account too often and has to wait now. No login succeeded.',
          from(visitor),
          `If it was you, you can choose a new password: ${publicUrl}/admin/forgotten-password`,
        ],
      ),

    changed: (executor: Executor, email: string, what: string) =>
      send(executor, 'alert', email, `Your account of ${siteName}: ${what}`, async () => [
        `this was changed: ${what}.`,
        `If it was not you, ask an administrator to disable your account at once. Your account: ${account}`,
      ]),

    invitation: (executor: Executor, email: string, link: () => Promise<string>, days: number) =>
      send(executor, 'invitation', email, `You are invited to the back-office of ${siteName}`, async () => [
        `choose a password by this link, which works once and for ${days} days: ${await link()}`,
        'If you do not know what this is about, do nothing.',
      ]),

    passwordReset: (executor: Executor, email: string, link: () => Promise<string>, minutes: number) =>
      send(executor, 'password reset', email, `A new password for ${siteName}`, async () => [
        `choose it by this link, which works once and for ${minutes} minutes: ${await link()}`,
        'If you have not asked for it, do nothing: your password stays as it is.',
      ]),

    /** To the company: personal data was exported in bulk. */
    exported: async (executor: Executor, administratorId: number, what: string) =>
      send(executor, 'alert', mailTo, `Applications were exported from ${siteName}`, async () => [
        `${await emailOf(executor, administratorId)} has exported the applications for ${what}.`,
      ]),

    /** To the company: everything was exported. */
    exportedEverything: async (executor: Executor, administratorId: number) =>
      send(executor, 'alert', mailTo, `Everything was exported from ${siteName}`, async () => [
        `${await emailOf(executor, administratorId)} has exported everything except applications.`,
      ]),

    /** To the company: an account reads unusually many applications. */
    manyRead: async (executor: Executor, administratorId: number, count: number) =>
      send(executor, 'alert', mailTo, `Many applications were read at ${siteName}`, async () => [
        `${await emailOf(executor, administratorId)} has read ${count} applications within an hour.`,
        `Who read what: ${publicUrl}/admin/audit-log?action=read`,
      ]),
  }
}
