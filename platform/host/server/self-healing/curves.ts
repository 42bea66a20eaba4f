import type { CanaryCurves } from '@anyam/protocol'
import type { JudgedCanary } from '@anyam/releases/evidence-files'
import { segmentInWords } from '../telemetry/segments.ts'
import { ALL } from './history.ts'
import { boundsOf, rateOf } from './sequential.ts'

/** Maximum probability that a band ever leaves out the true rate. */
const ERROR = 0.05

/** The failure rates of a canary and of the live build over time, as the judge sees them. */
export function curvesIn(judged: JudgedCanary | undefined, segment: string): CanaryCurves {
  const { history = {} } = judged ?? {}
  const rate = (views: number, failures: number) => {
    const batch = { views, failures }
    return { views, failures, rate: rateOf(batch), ...boundsOf(batch, ERROR) }
  }
  return {
    ...(judged && { build: judged.build }),
    segments: Object.keys(history)
      .filter((name) => name !== ALL)
      .sort()
      .map((name) => ({ segment: name, words: segmentInWords(name) })),
    points: (history[segment] ?? []).map(([at, views, failures, liveViews, liveFailures]) => ({
      at: new Date(at * 1000).toISOString(),
      canary: rate(views, failures),
      live: rate(liveViews, liveFailures),
    })),
  }
}
