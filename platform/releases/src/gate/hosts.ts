import { PORTFOLIO_PATH } from '@arunika/contracts'
import type { Gate } from './candidate.ts'
import { UntriedError } from './untried.ts'

const PATIENCE_MS = 20_000

/** The hosts that provide the data of its pages respond. Without data, no page can be tried. */
export const hosts: Gate = async ({ sandbox: { settings } }) => {
  const away = await Promise.all([
    awayOf(`${settings.apiUrl}/api/job-vacancies`, 'api', 'API_URL'),
    awayOf(settings.lmsUrl + PORTFOLIO_PATH, 'learning-management host', 'LMS_URL'),
  ])
  if (away.flat().length > 0) throw new UntriedError(away.flat().join(' '))
  return []
}

async function awayOf(url: string, host: string, setting: string): Promise<string[]> {
  const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined)
  if (response?.ok) return []
  const what = response ? `responds with ${response.status}` : 'does not respond'
  return [`The ${host} ${what}, so no page can be tried: ${url}. Start the product, or set ${setting}.`]
}
