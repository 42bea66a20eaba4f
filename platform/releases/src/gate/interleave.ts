/** Result of one try of a page. The processor time is that of its main thread, which handles input. */
export interface Sample {
  /** Problems as predicates; each follows the page's address in a sentence. */
  problems: string[]
  /** Predicate for a page that timed out; follows the page's address in a sentence. */
  unfinished?: string
  /** Sum of its layout shifts. */
  shift: number
  /** Processor time until its scripts have taken it over and it has been scrolled through, in ms. */
  cpuMs: number
  /** Time until its scripts have taken it over, in ms. */
  readyMs: number
  /** Number of requests that it sent until the network was idle, or for some seconds. */
  requests: number
  /** Its first heading. */
  heading?: string
  /** Number of visible characters of its text. */
  text?: number
}

/** Tries of a page of the candidate and of its control, interleaved so that both see the same machine load. */
export interface Samples {
  tried: Sample[]
  control: Sample[]
  /** True if the control is the same page of the live build; otherwise it is a live page of another remote. */
  isSamePage: boolean
}

export interface Judgement {
  refusals: string[]
  /** Problems that the control has as well. */
  remarks: string[]
  /** Problems for which no comparison was possible. */
  untried: string[]
  /** True if more tries would decide the case. */
  isOpen: boolean
}

/** The limit that web.dev calls good for a page's CLS. The sum of all shifts is never below the CLS. */
const MOST_SHIFT = 0.1
/** Loads of each side that settle a difference in a measure. A problem that occurred twice needs no third load. */
const TRIES = 3
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/**
 * Measures of a page with the tolerance between the candidate's smallest value and the control's largest: a factor,
 * and an amount on top.
 */
const MEASURES = {
  cpuMs: {
    tolerances: { samePage: [2, 500], otherPage: [6, 1_500] },
    verb: 'takes',
    inWords: seconds,
    of: 'of processor time',
  },
  readyMs: {
    tolerances: { samePage: [3, 2_000], otherPage: [8, 4_000] },
    verb: 'takes',
    inWords: seconds,
    of: 'until its scripts have taken it over',
  },
  requests: {
    tolerances: { samePage: [2, 30], otherPage: [4, 60] },
    verb: 'sends',
    inWords: String,
    of: 'requests',
  },
} as const

export const quick = (problems: string[]): Sample => ({
  problems,
  shift: 0,
  cpuMs: 0,
  readyMs: 0,
  requests: 0,
})

/**
 * Tries candidate and control in turns until it is clear whether a failure is the candidate's. A busy
 * machine, an unreachable host or a broken browser affects both.
 * @param samples existing samples, to which more are added
 */
export async function interleave(
  samples: Samples,
  tries: Record<'tried' | 'control', () => Promise<Sample>>,
): Promise<Judgement> {
  for (let round = 0; ; round++) {
    const judgement = judge(samples)
    if (!judgement.isOpen) return judgement
    for (const side of round % 2 === 0 ? (['control', 'tried'] as const) : (['tried', 'control'] as const))
      samples[side].push(await tries[side]())
  }
}

export function judge(samples: Samples): Judgement {
  const isUnfinished = samples.tried.some(({ unfinished }) => unfinished)
  const judgements = [
    isUnfinished ? judgeUnfinished(samples) : judgeMeasures(samples),
    ...judgeProblems(samples),
  ]
  const refusals = judgements.flatMap((one) => one.refusals)
  const remarks = judgements.flatMap((one) => one.remarks)
  const untried = judgements.flatMap((one) => one.untried)
  return { refusals, remarks, untried, isOpen: judgements.some(({ isOpen }) => isOpen) }
}

/**
 * True if a try has no problem, and takes no more than a live page of the same kind may. If it does, its own live page
 * decides.
 * @param live the live page, whose problems do not count
 */
export function isOrdinary(tried: Sample, live: Sample): boolean {
  const control = [{ ...live, problems: [], shift: 0 }]
  const { refusals, remarks, untried, isOpen } = judge({ tried: [tried], control, isSamePage: true })
  return !isOpen && refusals.length + remarks.length + untried.length === 0
}

export const NOTHING: Judgement = { refusals: [], remarks: [], untried: [], isOpen: false }
const OPEN: Judgement = { ...NOTHING, isOpen: true }
const settled = (own: Partial<Judgement> = {}): Judgement => ({ ...NOTHING, ...own })

const nameOf = ({ isSamePage }: Samples) => (isSamePage ? 'the live build' : 'another live page')

function judgeUnfinished(samples: Samples): Judgement {
  const { tried, control } = samples
  const [first, ...more] = tried.flatMap(({ unfinished }) => unfinished ?? [])
  if (!first) return settled()
  const live = nameOf(samples)
  if (control.some(({ unfinished }) => unfinished))
    return settled({ untried: [`${first}, and neither is ${live}`] })
  if (tried.length < 2 || control.length < 2) return OPEN
  if (more.length + 1 < tried.length) return settled({ untried: [`${first}, but was at another time`] })
  const slowest = Math.max(...control.map(({ readyMs }) => readyMs))
  return settled({ refusals: [`${first}; ${live} took at most ${seconds(slowest)} in turns with it`] })
}

function judgeProblems(samples: Samples): Judgement[] {
  const { tried, control } = samples
  const problems = new Set(tried.flatMap(problemsOf))
  return [...problems].map((problem) => {
    const has = (sample: Sample) => problemsOf(sample).includes(problem)
    const times = tried.filter(has).length
    const text = problem === SHIFT ? shiftOf(tried) : problem
    const shared = `${text}; ${nameOf(samples)} has this problem too`
    if (control.some(has)) {
      // The layouts of different pages cannot be compared.
      if (problem === SHIFT && !samples.isSamePage) return settled({ untried: [shared] })
      if (problem !== SHIFT || !isFarLarger(tried, control)) return settled({ remarks: [shared] })
    }
    if (times >= 2 && control.length >= 2) return settled({ refusals: [text] })
    if (tried.length < TRIES || control.length < TRIES) return OPEN
    return settled({ untried: [`${text}, once in ${tried.length} times`] })
  })
}

const SHIFT = 'shift'
const problemsOf = ({ problems, shift }: Sample) => [
  ...new Set(problems),
  ...(shift > MOST_SHIFT ? [SHIFT] : []),
]
const shiftOf = (samples: readonly Sample[]) => {
  const most = Math.max(...samples.map(({ shift }) => shift))
  return `shifts its layout by ${most.toFixed(2)} (${MOST_SHIFT} is allowed)`
}
/**
 * True if even the candidate's smallest excessive shift exceeds the control's largest by more than a page may
 * shift at all.
 */
const isFarLarger = (tried: readonly Sample[], control: readonly Sample[]) => {
  const excessive = tried.map(({ shift }) => shift).filter((shift) => shift > MOST_SHIFT)
  return Math.min(...excessive) > Math.max(...control.map(({ shift }) => shift)) + MOST_SHIFT
}

function judgeMeasures(samples: Samples): Judgement {
  const { tried, control, isSamePage } = samples
  // A live page that never finishes is no basis for a comparison.
  if (control.some(({ unfinished }) => unfinished)) return settled()
  for (const [measure, { tolerances, verb, inWords, of }] of Object.entries(MEASURES)) {
    const measured = (sample: Sample) => sample[measure as keyof typeof MEASURES]
    const [times, more] = tolerances[isSamePage ? 'samePage' : 'otherPage']
    const least = Math.min(...tried.map(measured))
    const most = Math.max(0, ...control.map(measured))
    if (control.length > 0 ? least <= times * most + more : least <= more) continue
    if (tried.length < TRIES || control.length < TRIES) return OPEN
    const live = `${nameOf(samples)} at most ${inWords(most)}`
    return settled({ refusals: [`${verb} ${inWords(least)} ${of}; ${live}`] })
  }
  return settled()
}
