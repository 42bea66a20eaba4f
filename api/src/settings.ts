import { readSettings, type Settings, withSecretFiles } from '@anyam/server/env'
import { WEBHOOK_SECRET } from '@anyam/server/webhooks'
import { APPLICATION_RETENTION, createSite } from '@arunika/contracts/site'
import * as z from 'zod'

const count = (fallback: number) => z.coerce.number().int().min(0).default(fallback)

export const isOnThisMachine = (url: string) =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)

/** Over plain HTTP, an attacker on the network could redirect people anywhere. */
const isSafe = (url: string) => url.startsWith('https:') || isOnThisMachine(url)

const schema = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  PUBLIC_POSTS_PER_MINUTE: count(60),
  FORMS_PER_HOUR: count(60),
  FORMS_MB_PER_HOUR: count(150),
  FORMS_MB_PER_HOUR_TOTAL: count(512),
  DOCUMENTS_MB_TOTAL: count(20_000),
  APPLICATION_RETENTION_DAYS: count(APPLICATION_RETENTION.days),
  APPLICATION_CONSENT_WEEKS: count(APPLICATION_RETENTION.weeksAhead),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().includes('@').optional(),
  MAIL_TO: z.email().optional(),
  PURGE_URL: z.url({ protocol: /^https?$/ }).optional(),
  PURGE_TOKEN: z.string().optional(),
  PUBLICATION_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  PUBLICATION_WEBHOOK_SECRET: z
    .string()
    .regex(WEBHOOK_SECRET, 'must be whsec_ and base64 of at least 24 bytes')
    .optional(),
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/ })
    .refine(isSafe, 'must be https, except on this machine')
    .optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_NAME: z.string().trim().min(1).max(40).default('your company account'),
  FETCH_FROM_PRIVATE_NETWORKS: z.enum(['0', '1']).default('0'),
})

/** Names of the settings that only the api reads. */
export const API_SETTING_NAMES: readonly string[] = Object.keys(schema.shape)

/** Limits of the public forms. An address is an IPv4 address or an IPv6 /64. */
export interface FormBudgets {
  /** Applications and contact messages that one address may try to send per hour. */
  formsPerHour: number
  /** Megabytes stored per address and hour. */
  megabytesPerHour: number
  /** Megabytes stored per hour for all addresses together. */
  megabytesPerHourTotal: number
  /** Megabytes for all applications' documents together. */
  documentsMegabytes: number
}

/** An OpenID provider for login. */
export interface ProviderSettings {
  issuer: string
  clientId: string
  clientSecret: string
  /** Its name for people. */
  name: string
}

/** A receiver of webhooks, signed as Standard Webhooks describes. */
export interface WebhookSettings {
  url: string
  secret: string
}

/** The product's settings and the api's own. */
export interface ApiSettings extends Settings {
  host: string
  logLevel: z.infer<typeof schema>['LOG_LEVEL']
  /** Contact messages, applications and logins that one address may send per minute; 0 for no limit. */
  publicPostsPerMinute: number
  /** Storage limits for anonymous forms; 0 for no limit. */
  budgets: FormBudgets
  /** Applications older than this many days are deleted with their documents; 0 keeps them forever. */
  applicationRetentionDays: number
  /** Weeks before its deletion in which an applicant is asked for consent to store it longer; 0 asks nobody. */
  applicationConsentWeeks: number
  /** Mail server, `smtp://user:password@host:port`; without one, mail stays in the outbox. */
  smtpUrl: string | undefined
  /** Sender of the site's mail: an address, or `Name <address>`. */
  mailFrom: string
  /** Recipient of notices about new applications. */
  mailTo: string
  /** URL that purges a CDN's responses by tag; undefined without a CDN. */
  purgeUrl: string | undefined
  purgeToken: string | undefined
  /** Receiver of a webhook when an article appears, changes or disappears; undefined if there is none. */
  publicationWebhook: WebhookSettings | undefined
  /** Undefined if people log in only with a password or passkey. */
  oidc: ProviderSettings | undefined
  /** True if pasted pictures may also be fetched from private, loopback and link-local addresses. */
  fetchesFromPrivateNetworks: boolean
}

/** The public part of these settings; only three fields, because browsers receive a site. */
export const siteOf = ({ siteName: name, publicUrl, lmsUrl }: Settings) =>
  createSite({ name, publicUrl, lmsUrl })

/** @throws Error whose message lists every invalid setting, one per line */
export function readApiSettings(env: Record<string, string | undefined> = process.env): ApiSettings {
  const settings = readSettings(env)
  const parsed = schema.safeParse(withSecretFiles(env, API_SETTING_NAMES))
  if (!parsed.success) {
    const errors = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`These settings are wrong:\n${errors.join('\n')}`)
  }
  const { email } = siteOf(settings)
  return {
    ...settings,
    host: parsed.data.HOST,
    logLevel: parsed.data.LOG_LEVEL,
    publicPostsPerMinute: parsed.data.PUBLIC_POSTS_PER_MINUTE,
    budgets: {
      formsPerHour: parsed.data.FORMS_PER_HOUR,
      megabytesPerHour: parsed.data.FORMS_MB_PER_HOUR,
      megabytesPerHourTotal: parsed.data.FORMS_MB_PER_HOUR_TOTAL,
      documentsMegabytes: parsed.data.DOCUMENTS_MB_TOTAL,
    },
    applicationRetentionDays: parsed.data.APPLICATION_RETENTION_DAYS,
    applicationConsentWeeks: parsed.data.APPLICATION_CONSENT_WEEKS,
    smtpUrl: parsed.data.SMTP_URL,
    mailFrom: parsed.data.MAIL_FROM ?? `"${settings.siteName}" <${email}>`,
    mailTo: parsed.data.MAIL_TO ?? email,
    purgeUrl: parsed.data.PURGE_URL,
    purgeToken: parsed.data.PURGE_TOKEN,
    publicationWebhook: webhookOf(parsed.data),
    oidc: providerOf(parsed.data),
    fetchesFromPrivateNetworks: parsed.data.FETCH_FROM_PRIVATE_NETWORKS === '1',
  }
}

function providerOf(settings: z.infer<typeof schema>): ProviderSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = settings
  if (!issuer) return undefined
  if (!clientId || !clientSecret)
    throw new Error(
      'These settings are wrong:\n  OIDC_CLIENT_ID, OIDC_CLIENT_SECRET: must be set with OIDC_ISSUER',
    )
  return { issuer, clientId, clientSecret, name: settings.OIDC_NAME }
}

function webhookOf(settings: z.infer<typeof schema>): WebhookSettings | undefined {
  const { PUBLICATION_WEBHOOK_URL: url, PUBLICATION_WEBHOOK_SECRET: secret } = settings
  if (!url) return undefined
  if (!secret)
    throw new Error(
      'These settings are wrong:\n  PUBLICATION_WEBHOOK_SECRET: must be set with PUBLICATION_WEBHOOK_URL',
    )
  return { url, secret }
}
