import type { ApplicationRow } from '@arunika/admin-contracts'
import type { ApplicationStatus, ApplicationsMoved } from '@arunika/contracts'
import { adminRequest } from '../../../lib/admin-request.ts'

/** As many as one call takes. */
const AT_ONCE = 500

type Movable = Pick<ApplicationRow, 'id' | 'status'>

/**
 * Gives many applications one status, and leaves out those that by now have another than the one given with them.
 * @param moved receives each application that was moved, also when a later call fails
 */
export async function moveApplications(
  applications: readonly Movable[],
  status: ApplicationStatus,
  moved: Movable[] = [],
): Promise<void> {
  for (const [known, group] of Map.groupBy(applications, (one) => one.status)) {
    if (known === status) continue
    for (let from = 0; from < group.length; from += AT_ONCE) {
      const ids = group.slice(from, from + AT_ONCE).map(({ id }) => id)
      const body = { ids, status, if_status: known }
      const response = await adminRequest<ApplicationsMoved>('/api/admin/applications/move', {
        method: 'POST',
        body,
      })
      moved.push(...response.moved.map((id) => ({ id, status: known })))
    }
  }
}

/**
 * Gives applications back the status that they had before all of them were moved to `status`.
 * @throws Error when some have another status by now; these keep it
 */
export async function moveBack(before: readonly Movable[], status: ApplicationStatus): Promise<void> {
  let back = 0
  for (const [earlier, group] of Map.groupBy(before, (one) => one.status)) {
    const moved: Movable[] = []
    await moveApplications(
      group.map(({ id }) => ({ id, status })),
      earlier,
      moved,
    )
    back += moved.length
  }
  if (back < before.length)
    throw new Error(`${before.length - back} of ${before.length} had been changed by someone else.`)
}
