import { classes } from '../../api/src/modules/classes/classes.ts'
import type { ApiSettings } from '../../api/src/settings.ts'
import { good, type Outcome, warning } from './finding.ts'

/** Checks that no sample facts about the academy's classes remain. */
export async function classFacts(): Promise<Outcome> {
  const sampled = classes.filter((each) => each.sampled.length > 0)
  if (sampled.length === 0) return good('All facts of the classes are settled.')
  const facts = [...new Set(sampled.flatMap((each) => each.sampled))]
  return warning(
    `Visitors still read samples of ${sampled.length} classes: ${facts.join(', ')}. Edit them in api/src/modules/classes/classes.ts, and commit that: an update merges the file.`,
  )
}

/** Checks that registration, courses, the gallery and the pages of projects lead to the company's own host. */
export async function learningHost({ lmsUrl }: Pick<ApiSettings, 'lmsUrl'>): Promise<Outcome> {
  const { hostname, origin } = new URL(lmsUrl)
  const isSample = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return isSample
    ? warning(`LMS_URL is ${origin}: registration, gallery and projects lead to the sample host.`)
    : good(`Registration, gallery and projects lead to ${origin}.`)
}
