import { isIP } from 'node:net'
import { resolve } from 'node:path'
import * as z from 'zod'
import { withSecretFiles } from './secret-files.ts'

export { MEMORY } from './memory.ts'
export { withSecretFiles } from './secret-files.ts'

const A_PORT = 'must be a port, from 1 to 65535'
const anyPort = z.coerce.number(A_PORT).int(A_PORT).min(1, A_PORT).max(65_535, A_PORT)
const port = (fallback: number) => anyPort.default(fallback)
const isOrigin = (url: string) => URL.canParse(url) && new URL(url).origin === url
const webUrl = z.url({ protocol: /^https?$/ })
const optionalUrl = webUrl.optional()
const withoutSlash = (url: string) => url.replace(/\/+$/, '')
const isRoot = ({ href, origin }: URL) => href === `${origin}/`

const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ })
const entriesOf = (list: string) =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
const postgresUrls = z.string().default('').transform(entriesOf).pipe(z.array(postgresUrl))

const pairOf = (pair: string) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal']
function isTrustedProxy(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/')
  if (bits === undefined) return NAMED_NETWORKS.includes(entry) || isIP(address) !== 0
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  const isMask = isIP(bits) === 4 && isIP(address) === 4
  return rest.length === 0 && (isMask || (/^\d+$/.test(bits) && Number(bits) <= most))
}

const secret = z.string().min(20, 'must have at least 20 characters').optional()

const HARM = 'must be percents from 0.5 to 50, such as 2 or 2,mf-careers=5'
/** Default for all remotes without their own value. */
const MOST_HARM = { '*': 0.02 }
const canaryHarm = z
  .string()
  .default('')
  .transform(entriesOf)
  .pipe(z.array(z.string().regex(/^([\w-]+=)?\d+(\.\d+)?$/, HARM)))
  .transform((entries) => entries.map((entry) => (entry.includes('=') ? pairOf(entry) : ['*', entry])))
  .transform(
    (pairs): Record<string, number> =>
      Object.fromEntries(pairs.map(([remote, percent]) => [remote, Number(percent) / 100])),
  )
  .refine((harm) => Object.values(harm).every((share) => share >= 0.005 && share <= 0.5), HARM)
  .transform((harm): Settings['canaryHarm'] => ({ ...MOST_HARM, ...harm }))

const bucket = {
  name: z.string().min(3).optional(),
  endpoint: optionalUrl,
  region: z.string().min(1).default('us-east-1'),
  key: z.string().default(''),
}

const siteUrl = webUrl.refine(
  (url) => !URL.canParse(url) || isRoot(new URL(withoutSlash(url))),
  'must be an origin such as https://example.org, because the site cannot be below a path',
)

/** `preview.` before the site's name. A host without a name has previews on the machine itself only. */
function previewUrlOf(publicUrl: string): string {
  const url = new URL(publicUrl)
  const isNamed = /[a-z]$/i.test(url.hostname)
  url.hostname = isNamed ? `preview.${url.hostname}` : 'preview.localhost'
  return url.origin
}

const schema = z.object({
  PORT: port(3000),
  API_PORT: port(4000),
  LMS_PORT: port(4100),
  REGISTRY_PORT: anyPort.optional(),
  REGISTRY_URL: optionalUrl,
  REGISTRY_SHELL_TOKEN: secret,
  REGISTRY_OPERATOR_TOKEN: secret,
  REGISTRY_LOG_TOKEN: secret,
  REGISTRY_RELEASE_TOKENS: z
    .string()
    .default('')
    .transform(entriesOf)
    .pipe(
      z.array(
        z
          .string()
          .regex(
            /^[\w-]+=[\w.~+/-]{20,}=*$/,
            'must be pairs such as mf-news=<token>, and a token has at least 20 characters',
          ),
      ),
    )
    .transform((pairs) => Object.fromEntries(pairs.map(pairOf)))
    .refine((tokens) => new Set(Object.values(tokens)).size === Object.keys(tokens).length, 'must differ'),
  DATA_DIR: z.string().min(1).default('./.data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrls,
  DATABASE_READ_URL: postgresUrls,
  DATABASE_PASSWORD: z.string().optional(),
  API_URL: optionalUrl,
  LMS_URL: optionalUrl,
  ADMIN_EMAIL: z.email().default('admin@arunika.example'),
  ADMIN_PASSWORD: z
    .string()
    .min(8, 'must have at least 8 characters')
    .max(1_000, 'must have at most 1,000 characters')
    .optional(),
  PUBLIC_URL: siteUrl.optional(),
  PREVIEW_URL: siteUrl.optional(),
  TRUST_PROXY: z
    .string()
    .default('')
    .refine(
      (list) => entriesOf(list).every(isTrustedProxy),
      'must be addresses, networks such as 10.0.0.0/8, loopback, linklocal or uniquelocal, separated by commas',
    ),
  OVERRIDE_ORIGINS: z
    .string()
    .default('')
    .transform(entriesOf)
    .pipe(
      z.array(
        z.url({ protocol: /^https?$/ }).refine(isOrigin, 'must be origins, such as https://dev.example'),
      ),
    ),
  VERSION_STREAM_CONNECTIONS: z.coerce.number().int().min(0).max(60_000).default(0),
  OFFLINE_READING: z.enum(['on', 'off']).default('on'),
  CANARY_HARM: canaryHarm,
  SITE_NAME: z.string().trim().min(1).default('Arunika'),
  S3_BUCKET: bucket.name,
  S3_ENDPOINT: bucket.endpoint,
  S3_PUBLIC_ENDPOINT: bucket.endpoint,
  S3_REGION: bucket.region,
  S3_ACCESS_KEY_ID: bucket.key,
  S3_SECRET_ACCESS_KEY: bucket.key,
  RELEASES_S3_BUCKET: bucket.name,
  RELEASES_S3_ENDPOINT: bucket.endpoint,
  RELEASES_S3_REGION: bucket.region,
  RELEASES_S3_ACCESS_KEY_ID: bucket.key,
  RELEASES_S3_SECRET_ACCESS_KEY: bucket.key,
})

/** Names of all settings that more than one program reads. */
export const SETTING_NAMES: readonly string[] = Object.keys(schema.shape)

const BUCKETS = ['S3', 'RELEASES_S3'] as const

/** A bucket on S3 or a compatible server. */
export interface BucketSettings {
  bucket: string
  /** Address of a server other than Amazon's; undefined for Amazon's. */
  endpoint: string | undefined
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** A bucket for files. */
export interface S3Settings extends BucketSettings {
  /** Address at which browsers reach it; undefined if they cannot, so that the api serves private files. */
  publicEndpoint: string | undefined
}

/** Settings of one installation of the product. Addresses have no trailing slash; `dataDir` is absolute. */
export interface Settings {
  port: number
  apiPort: number
  lmsPort: number
  /** Port on which the registry listens; undefined for a free port. */
  registryPort: number | undefined
  /** Address of the registry; undefined if there is none. */
  registryUrl: string | undefined
  /** Token with which a shell halts and promotes canaries; undefined if it may not. */
  registryShellToken: string | undefined
  /** Token of an operator without access to the registry's data folder; undefined if there is none. */
  registryOperatorToken: string | undefined
  /** Token with which the registry writes to the api's audit log; undefined if it may not. */
  registryLogToken: string | undefined
  /** Token with which the image of each remote releases it. */
  registryReleaseTokens: Record<string, string>
  dataDir: string
  databaseUrl: string | undefined
  /**
   * Servers behind the transaction pooler of `databaseUrl`, one of which is the primary; empty if
   * `databaseUrl` is not a pooler's.
   */
  databaseDirectUrls: string[]
  /** Replicas for public reads; empty for none. */
  databaseReadUrls: string[]
  apiUrl: string
  lmsUrl: string
  publicUrl: string
  /** Origin of builds that are not live; the site's, if it has no other name. */
  previewUrl: string
  adminEmail: string
  adminPassword: string | undefined
  siteName: string
  /** Origins besides this machine's own from which an administrator may load a remote, for one browser. */
  devOverrideOrigins: string[]
  /**
   * Proxies whose forwarded headers are trusted: addresses, networks, `loopback`, `linklocal`, `uniquelocal`,
   * separated by commas; empty for none.
   */
  trustProxy: string
  /** Maximum number of browsers per server that follow the version stream instead of polling; 0 to disable it. */
  versionStreamConnections: number
  /** True if browsers store the pages that are read; otherwise they remove stored pages. */
  offlineReading: boolean
  /**
   * Tolerated difference between the failure rates of canary and live build, from 0 to 1, by remote and for
   * all others (`*`). A canary goes live automatically once its difference is proven to be smaller.
   */
  canaryHarm: Readonly<Record<string, number>> & { '*': number }
  /** Storage of files; undefined for the data folder. */
  s3: S3Settings | undefined
  /** The bucket of the release store; undefined for the data folder. */
  releasesS3: BucketSettings | undefined
}

/** Inserts a password with any characters into an address, which allows only some of them unescaped. */
function withPassword(address: string, password: string | undefined): string {
  if (password === undefined) return address
  const url = new URL(address)
  url.password = encodeURIComponent(password)
  return url.href
}

/**
 * Reads the settings from environment variables; an empty variable counts as unset.
 * @throws Error whose message lists every error at once, one per line.
 */
export function readSettings(env: Record<string, string | undefined> = process.env): Settings {
  const parsed = schema.safeParse(withSecretFiles(env, SETTING_NAMES))
  const errors = parsed.success ? [] : parsed.error.issues.map((i) => `  ${i.path.join('.')}: ${i.message}`)
  if (parsed.success) {
    const ports = [parsed.data.PORT, parsed.data.API_PORT, parsed.data.LMS_PORT]
    if (new Set(ports).size < ports.length) errors.push('  PORT, API_PORT and LMS_PORT: must differ')
    for (const name of BUCKETS) {
      const { data } = parsed
      const hasKey = data[`${name}_ACCESS_KEY_ID`] && data[`${name}_SECRET_ACCESS_KEY`]
      if (data[`${name}_BUCKET`] && !hasKey)
        errors.push(`  ${name}_ACCESS_KEY_ID, ${name}_SECRET_ACCESS_KEY: must be set with ${name}_BUCKET`)
    }
  }
  if (!parsed.success || errors.length > 0) throw new Error(`These settings are wrong:\n${errors.join('\n')}`)
  const e = parsed.data
  const files = bucketOf(e, 'S3')
  const publicUrl = withoutSlash(e.PUBLIC_URL ?? `http://localhost:${e.PORT}`)
  return {
    port: e.PORT,
    apiPort: e.API_PORT,
    lmsPort: e.LMS_PORT,
    registryPort: e.REGISTRY_PORT,
    registryUrl: e.REGISTRY_URL && withoutSlash(e.REGISTRY_URL),
    registryShellToken: e.REGISTRY_SHELL_TOKEN,
    registryOperatorToken: e.REGISTRY_OPERATOR_TOKEN,
    registryLogToken: e.REGISTRY_LOG_TOKEN,
    registryReleaseTokens: e.REGISTRY_RELEASE_TOKENS,
    dataDir: resolve(e.DATA_DIR),
    databaseUrl: e.DATABASE_URL && withPassword(e.DATABASE_URL, e.DATABASE_PASSWORD),
    databaseDirectUrls: e.DATABASE_DIRECT_URL.map((url) => withPassword(url, e.DATABASE_PASSWORD)),
    databaseReadUrls: e.DATABASE_READ_URL.map((url) => withPassword(url, e.DATABASE_PASSWORD)),
    apiUrl: withoutSlash(e.API_URL ?? `http://127.0.0.1:${e.API_PORT}`),
    lmsUrl: withoutSlash(e.LMS_URL ?? `http://localhost:${e.LMS_PORT}`),
    publicUrl,
    previewUrl: withoutSlash(e.PREVIEW_URL ?? previewUrlOf(publicUrl)),
    adminEmail: e.ADMIN_EMAIL,
    adminPassword: e.ADMIN_PASSWORD,
    siteName: e.SITE_NAME,
    devOverrideOrigins: e.OVERRIDE_ORIGINS,
    trustProxy: e.TRUST_PROXY,
    versionStreamConnections: e.VERSION_STREAM_CONNECTIONS,
    offlineReading: e.OFFLINE_READING === 'on',
    canaryHarm: e.CANARY_HARM,
    s3: files && { ...files, publicEndpoint: e.S3_PUBLIC_ENDPOINT && withoutSlash(e.S3_PUBLIC_ENDPOINT) },
    releasesS3: bucketOf(e, 'RELEASES_S3'),
  }
}

function bucketOf(
  settings: z.infer<typeof schema>,
  name: (typeof BUCKETS)[number],
): BucketSettings | undefined {
  const bucket = settings[`${name}_BUCKET`]
  const endpoint = settings[`${name}_ENDPOINT`]
  if (!bucket) return undefined
  return {
    bucket,
    endpoint: endpoint && withoutSlash(endpoint),
    region: settings[`${name}_REGION`],
    accessKeyId: settings[`${name}_ACCESS_KEY_ID`],
    secretAccessKey: settings[`${name}_SECRET_ACCESS_KEY`],
  }
}
