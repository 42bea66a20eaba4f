import { isApiError } from '@anyam/data'
import type { ApplicationRow } from '@arunika/admin-contracts'
import type { ApplicationStage } from '@arunika/contracts'
import { callMove } from './change-application.ts'

/** Maximum number of applications per call. */
export const AT_ONCE = 500

type Movable = Pick<ApplicationRow, 'id' | 'stage'>

/**
 * Moves applications to a stage, skipping any whose stage has changed since.
 * @param moved receives each moved application, even if a later call fails
 */
export async function moveApplications(
  applications: readonly Movable[],
  stage: ApplicationStage,
  moved: Movable[] = [],
): Promise<void> {
  const groups = byStage(applications)
  for (const [known, group] of groups) {
    if (known === stage.id) continue
    for (let from = 0; from < group.length; from += AT_ONCE) {
      const some = group.slice(from, from + AT_ONCE)
      const body = { ids: some.map(({ id }) => id), stage: stage.id }
      const ids = await movedBy(callMove({ ...body, ...(known !== undefined && { if_stage: known }) }))
      moved.push(...some.filter(({ id }) => ids.includes(id)))
    }
  }
}

function byStage(applications: readonly Movable[]): Map<number | undefined, Movable[]> {
  const groups = new Map<number | undefined, Movable[]>()
  for (const one of applications) groups.set(one.stage?.id, [...(groups.get(one.stage?.id) ?? []), one])
  return groups
}

/** The api refuses a single application that it would skip among several. */
const movedBy = (call: ReturnType<typeof callMove>): Promise<number[]> =>
  call.then(
    ({ moved }) => moved,
    (error: unknown) => {
      if (isApiError(error) && error.status === 409) return []
      throw error
    },
  )

/**
 * Moves applications back from `stage` to their previous stages.
 * @throws Error if some are no longer in `stage`; these stay there
 */
export async function moveBack(before: readonly Movable[], stage: ApplicationStage): Promise<void> {
  let back = 0
  for (const group of byStage(before).values()) {
    const earlier = group[0]?.stage
    if (!earlier) continue
    const moved: Movable[] = []
    await moveApplications(
      group.map(({ id }) => ({ id, stage })),
      earlier,
      moved,
    )
    back += moved.length
  }
  if (back < before.length)
    throw new Error(`${before.length - back} of ${before.length} had been moved by someone else.`)
}
