/** `skipped` if the build cannot be tested. */
export type Outcome = 'good' | 'bad' | 'skipped'

/** Indexes of a good and a bad element between which all are skipped. */
export interface Boundary {
  good: number
  bad: number
}

interface Search {
  /** Length of the list, at least 2. */
  count: number
  /** Outcomes by index; those that are known in advance are not tested. Receives the others. */
  outcomes: Map<number, Outcome>
  test: (index: number) => Promise<Outcome>
  /** @param remaining number of tests, if none is skipped */
  report: (index: number, outcome: Outcome, remaining: number) => void
}

/**
 * Finds the boundary in a list whose first element is good and whose last is bad, in as few tests as possible. An
 * end is tested only if it is a side of the boundary; the search stops there if the end is not what it should be.
 */
export async function firstBad({ count, outcomes, test, report }: Search): Promise<Boundary> {
  const boundary = { good: 0, bad: count - 1 }
  for (;;) {
    const index = nextOf(boundary, outcomes)
    if (index === undefined) return boundary
    const outcome = await test(index)
    outcomes.set(index, outcome)
    const expected = index === 0 ? 'good' : index === count - 1 ? 'bad' : outcome
    if (outcome !== expected) return boundary
    if (outcome !== 'skipped') boundary[outcome] = index
    report(index, outcome, remaining(boundary, outcomes))
  }
}

/** The untested element nearest to the middle; if there is none, an untested side of the boundary. */
function nextOf(boundary: Boundary, outcomes: Search['outcomes']): number | undefined {
  const middle = (boundary.good + boundary.bad) / 2
  const [nearest] = between(boundary, outcomes).sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
  return nearest ?? untestedSides(boundary, outcomes)[0]
}

/** The largest number of tests that are still needed. */
export function remaining(boundary: Boundary, outcomes: Search['outcomes']): number {
  const { length } = between(boundary, outcomes)
  const sides = untestedSides(boundary, outcomes).length
  // After a test in the middle only one end can be a side.
  return Math.ceil(Math.log2(length + 1)) + (length > 0 ? Math.min(1, sides) : sides)
}

const between = ({ good, bad }: Boundary, outcomes: Search['outcomes']) =>
  Array.from({ length: bad - good - 1 }, (_, at) => good + 1 + at).filter((index) => !outcomes.has(index))

const untestedSides = ({ good, bad }: Boundary, outcomes: Search['outcomes']) =>
  [bad, good].filter((index) => !outcomes.has(index))
