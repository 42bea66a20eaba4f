import { readSettings, type Settings } from '@arunika/shared/env'
import { APPLICATION_RETENTION } from '@arunika/shared/site'
import * as z from 'zod'

const count = (fallback: number) => z.coerce.number().int().min(0).default(fallback)

const schema = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  TRUSTED_PROXIES: z.string().min(1).default('loopback'),
  PUBLIC_POSTS_PER_MINUTE: count(60),
  APPLICATION_RETENTION_DAYS: count(APPLICATION_RETENTION.days),
})

/** The product's settings and those that only the api needs. */
export interface ApiSettings extends Settings {
  host: string
  logLevel: z.infer<typeof schema>['LOG_LEVEL']
  /** Who is believed about a visitor's address: addresses, networks, `loopback`, `uniquelocal`; with commas between. */
  trustedProxies: string
  /** Contact messages, applications and logins that one address may send in a minute; 0 for no limit. */
  publicPostsPerMinute: number
  /** Applications older than this many days are deleted with their documents; 0 keeps them for ever. */
  applicationRetentionDays: number
}

/** @throws Error whose message names every fault, one a line */
export function readApiSettings(env: Record<string, string | undefined> = process.env): ApiSettings {
  const settings = readSettings(env)
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`These settings are wrong:\n${faults.join('\n')}`)
  }
  return {
    ...settings,
    host: parsed.data.HOST,
    logLevel: parsed.data.LOG_LEVEL,
    trustedProxies: parsed.data.TRUSTED_PROXIES,
    publicPostsPerMinute: parsed.data.PUBLIC_POSTS_PER_MINUTE,
    applicationRetentionDays: parsed.data.APPLICATION_RETENTION_DAYS,
  }
}
