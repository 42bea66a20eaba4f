import type { Gate } from './candidate.ts'

/** What its pages show can be had: without data none of them can be tried. */
export const hosts: Gate = async ({ trial: { settings } }) => {
  const said = await Promise.all([
    answers(`${settings.apiUrl}/api/job-vacancies`, 'api', 'API_URL'),
    answers(`${settings.lmsUrl}/api/highlighted-portfolio`, 'learning-management host', 'LMS_URL'),
  ])
  return said.flat()
}

async function answers(url: string, host: string, setting: string): Promise<string[]> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined)
  if (answer?.ok) return []
  const what = answer ? `answers ${answer.status}` : 'does not answer'
  return [`The ${host} ${what}, so no page can be tried: ${url}. Start the product, or set ${setting}.`]
}
