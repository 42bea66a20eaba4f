import { CodedError } from '@anyam/server/errors'
import { outbox } from '@arunika/admin-contracts'
import { errorResponse, messageResponse } from '@arunika/contracts'
import type { Api, Context } from '../../context.ts'
import { sessionOf } from '../../plugins/authentication.ts'
import { createAlerts } from '../auth/alerts.ts'
import { readQueue } from '../publications/repository.ts'
import { countMails, listMails, sendAgain } from './repository.ts'

const admin = { tags: ['Admin: outbox'], security: [{ bearer: [] }] }
const respondsMessage = { 200: messageResponse, '4xx': errorResponse }

/** Routes for mail that has not been sent. */
export function adminOutboxRoutes(api: Api, context: Context) {
  const { db, settings } = context
  const alerts = createAlerts(context)

  api.get(
    '/api/admin/outbox',
    {
      schema: {
        ...admin,
        summary: 'Mail that waits or was given up, with the reasons and without the texts',
        response: { 200: outbox, '4xx': errorResponse },
      },
    },
    async () => {
      const [mails, { waiting, lastError }] = await Promise.all([listMails(db), readQueue(db)])
      return {
        ...(waiting > 0 && { webhooks: { waiting, lastError } }),
        hasServer: settings.smtpUrl !== undefined,
        ...(await countMails(db)),
        mails: mails.map(({ id, recipient, subject, attempts, ...times }) => ({
          ...{ id, recipient, subject, attempts, lastError: times.lastError },
          dueAt: times.createdAt.toISOString(),
          nextAttemptAt: times.nextAttemptAt.toISOString(),
          failedAt: times.failedAt?.toISOString() ?? null,
        })),
      }
    },
  )

  api.post(
    '/api/admin/outbox/test',
    {
      schema: {
        ...admin,
        summary: "Send a test mail to the person's own address, at most five times an hour",
        response: respondsMessage,
      },
    },
    async (request) => {
      const recipient = await db.transaction((transaction) =>
        alerts.testMail(transaction, sessionOf(request).administratorId),
      )
      if (recipient === undefined)
        throw new CodedError('too_many_requests', {
          message: 'You have sent yourself five test mails within an hour. Please try again later.',
        })
      return { message: `A test mail to ${recipient} is in the outbox. It leaves this list once it is sent.` }
    },
  )

  api.post(
    '/api/admin/outbox/send-again',
    {
      schema: { ...admin, summary: 'Try to send what was given up', response: respondsMessage },
    },
    async () => {
      const count = await sendAgain(db)
      return { message: count === 1 ? 'One mail is tried again.' : `${count} mails are tried again.` }
    },
  )
}
