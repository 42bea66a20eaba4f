import { lookup } from 'node:dns/promises'
import { connect } from 'node:tls'
import type { ApiSettings } from '../../api/src/settings.ts'
import { bad, good, type Outcome, reasonOf, warning } from './finding.ts'

const DEADLINE_MS = 5_000
const DAY_MS = 86_400_000
/** ACME renews certificates a month before they expire. */
const CERTIFICATE_DAYS = 14
/** S3 signatures tolerate a quarter of an hour; tokens and schedules are accurate to seconds. */
const CLOCK_S = 5

const numbered = (name: string, urls: readonly string[]) =>
  Object.fromEntries(urls.map((url, index) => [`${name} (${index + 1})`, url]))

/** Checks that every host in the settings resolves. */
export async function names(settings: ApiSettings): Promise<Outcome[]> {
  const { publicUrl, databaseUrl, smtpUrl, publicationWebhook, s3, releasesS3, lmsUrl, apiUrl } = settings
  const urls: Record<string, string | undefined> = {
    PUBLIC_URL: publicUrl,
    API_URL: apiUrl,
    LMS_URL: lmsUrl,
    DATABASE_URL: databaseUrl,
    SMTP_URL: smtpUrl,
    PUBLICATION_WEBHOOK_URL: publicationWebhook?.url,
    S3_ENDPOINT: s3?.endpoint,
    RELEASES_S3_ENDPOINT: releasesS3?.endpoint,
    ...numbered('DATABASE_DIRECT_URL', settings.databaseDirectUrls),
    ...numbered('DATABASE_READ_URL', settings.databaseReadUrls),
  }
  const hosts = Object.entries(urls).flatMap(([name, url]) =>
    url ? [[name, new URL(url).hostname] as const] : [],
  )
  const found = await Promise.all(
    hosts.map(async ([name, host]) =>
      lookup(host.replace(/^\[|\]$/g, '')).then(
        () => undefined,
        (error: unknown) => bad(`${name}: the name ${host} has no address: ${reasonOf(error)}.`),
      ),
    ),
  )
  const missing = found.filter((outcome) => outcome !== undefined)
  return missing.length > 0 ? missing : [good(`All ${hosts.length} names have an address.`)]
}

interface Certificate {
  validTo: Date
  error: string | undefined
}

function certificateOf(url: URL): Promise<Certificate> {
  return new Promise((resolve, reject) => {
    const port = Number(url.port) || 443
    // Read even if it is not trusted, to report the problem.
    const socket = connect({ host: url.hostname, port, servername: url.hostname, rejectUnauthorized: false })
    socket.setTimeout(DEADLINE_MS, () => socket.destroy(new Error('no response')))
    socket.once('error', reject)
    socket.once('secureConnect', () => {
      const { valid_to } = socket.getPeerCertificate()
      const error = socket.authorizationError
      resolve({ validTo: new Date(valid_to), error: error ? String(error) : undefined })
      socket.destroy()
    })
  })
}

/** Checks that the site's certificate is trusted, matches its name, and does not expire soon. */
export async function tls({ publicUrl }: ApiSettings, now = Date.now()): Promise<Outcome> {
  const url = new URL(publicUrl)
  if (url.protocol !== 'https:') {
    const isLocal = /^(localhost|127\.|\[::1\])/.test(url.hostname)
    return isLocal
      ? good('PUBLIC_URL is this machine: no certificate is needed.')
      : warning(`PUBLIC_URL is ${url.origin}: logins and applications travel in the clear. Use https.`)
  }
  try {
    const { validTo, error } = await certificateOf(url)
    const days = Math.floor((validTo.getTime() - now) / DAY_MS)
    if (days < 0) return bad(`The certificate of ${url.host} ended on ${validTo.toISOString().slice(0, 10)}.`)
    if (error) return bad(`Browsers refuse the certificate of ${url.host}: ${error}.`)
    if (days < CERTIFICATE_DAYS) return bad(`The certificate of ${url.host} ends in ${days} days: renew it.`)
    return good(`The certificate of ${url.host} holds for ${days} days.`)
  } catch (error) {
    return bad(`${url.origin} cannot be reached: ${reasonOf(error)}.`)
  }
}

/** Compares the clock with that of the site or the bucket's server. */
export async function clock({ publicUrl, s3, releasesS3 }: ApiSettings): Promise<Outcome> {
  for (const url of [s3?.endpoint, releasesS3?.endpoint, publicUrl].filter((known) => known !== undefined)) {
    const began = Date.now()
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(DEADLINE_MS) }).catch(
      () => undefined,
    )
    await response?.body?.cancel()
    const date = Date.parse(response?.headers.get('date') ?? '')
    if (Number.isNaN(date)) continue
    // The header only has whole seconds.
    const ahead = Math.round(((began + Date.now()) / 2 - date - 500) / 1_000)
    if (Math.abs(ahead) <= CLOCK_S) return good(`The clock agrees with that of ${new URL(url).host}.`)
    const side = ahead > 0 ? 'ahead of' : 'behind'
    return bad(
      `The clock is ${Math.abs(ahead)} s ${side} that of ${new URL(url).host}: set it by NTP, or signatures and logins fail.`,
    )
  }
  return warning('There is no other clock to compare with: neither bucket nor site responds.')
}
