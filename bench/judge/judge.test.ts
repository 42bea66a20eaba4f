import { expect, it } from 'vitest'
import { goalsOf, KINDS, simulated } from './run.ts'

/** A small version of `pnpm bench judge`. */
const RUNS = 20
const BUSY = KINDS.filter(({ pagesPerSecond }) => pagesPerSecond === 50)

it.each(BUSY.map((kind) => ({ ...kind, extra: kind.row.extra })))(
  'Promise 25: of canaries that fail for $extra more than a live build that fails for $live, enough are halted and too few go live',
  (kind) => {
    expect(goalsOf(simulated(kind, RUNS)).filter(({ met }) => !met)).toEqual([])
  },
)
