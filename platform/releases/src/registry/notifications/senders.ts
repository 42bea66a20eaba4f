import type { ReleaseMails } from '@anyam/protocol'
import { PostError, postJson, signedHeaders } from '@anyam/server/webhooks'
import { headlineOf, type Notification, sentenceOf, uuidOf } from './notification.ts'
import type { NotificationEvent, Target } from './targets.ts'

/** GitHub refuses longer descriptions; GitLab allows 255. */
const LONGEST_DESCRIPTION = 140
const COMMIT = /^[0-9a-f]{40,64}$/

/** Puts one mail for each recipient into the outbox of the site's api. */
export type SendMails = (to: readonly string[], one: Notification) => Promise<void>

/**
 * Sends a notification to a target.
 * @throws Error with a sentence if the target did not accept it
 */
export async function send(target: Target, one: Notification, sendMails: SendMails): Promise<void> {
  if (target.webhook) await post(target.webhook.url, ...signed(target.webhook.secret, one))
  else if (target.mail) await sendMails(target.mail.to, one)
  else if (one.commit && COMMIT.test(one.commit)) await setStatus(target, one, one.commit)
}

/** Body and headers as Standard Webhooks 1.0 describes. */
function signed(secret: string, one: Notification): [body: string, headers: Record<string, string>] {
  const { id, event, at, ...data } = one
  const body = JSON.stringify({ type: `build.${event}`, timestamp: at, data })
  return [body, signedHeaders(secret, id, body)]
}

const GITHUB: Record<NotificationEvent, string> = {
  published: 'pending',
  refused: 'failure',
  waiting: 'pending',
  halted: 'failure',
  promoted: 'success',
  rolled_back: 'error',
}
const GITLAB: Record<NotificationEvent, string> = {
  ...GITHUB,
  refused: 'failed',
  halted: 'failed',
  rolled_back: 'canceled',
}

async function setStatus({ github, gitlab }: Target, one: Notification, commit: string): Promise<void> {
  const sentence = sentenceOf(one)
  const isLong = sentence.length > LONGEST_DESCRIPTION
  const status = {
    target_url: one.link,
    description: isLong ? `${sentence.slice(0, LONGEST_DESCRIPTION - 1)}…` : sentence,
  }
  const context = `release/${one.remote}`
  if (github)
    await post(
      `${github.api}/repos/${github.repository}/statuses/${commit}`,
      JSON.stringify({ ...status, state: GITHUB[one.event], context }),
      { authorization: `Bearer ${github.token}`, accept: 'application/vnd.github+json' },
    )
  if (gitlab)
    await post(
      `${gitlab.api}/projects/${encodeURIComponent(gitlab.project)}/statuses/${commit}`,
      JSON.stringify({ ...status, state: GITLAB[one.event], name: context }),
      { 'private-token': gitlab.token },
    ).catch((error: unknown) => {
      // GitLab refuses a status that the commit already has.
      if (!(error instanceof PostError) || !/Cannot transition status/.test(error.responseText)) throw error
    })
}

const post = (url: string, body: string, headers: Record<string, string>) =>
  postJson(url, body, { 'user-agent': 'anyam-releases', ...headers })

/** @param token of the registry; undefined if the api accepts nothing from it */
export function mailsBy(apiUrl: string, token: string | undefined): SendMails {
  return async (to, one) => {
    if (!token) throw new Error('Set REGISTRY_LOG_TOKEN of registry and api.')
    const mails: ReleaseMails['mails'] = to.map((recipient) => ({
      id: uuidOf(`${one.id} ${recipient}`),
      recipient,
      subject: headlineOf(one),
      text: `${sentenceOf(one)}\n\n${one.link}\n`,
    }))
    await post(`${apiUrl}/api/release-mails`, JSON.stringify({ mails }), { authorization: `Bearer ${token}` })
  }
}
