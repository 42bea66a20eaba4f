import type { ApplicationStage, ApplicationStatus } from '@arunika/contracts'

/** Keys that move the open application to the stage of a status. */
export const DECISION_KEYS: Readonly<Record<ApplicationStatus, string>> = {
  new: 'n',
  shortlisted: 's',
  interview: 'i',
  offered: 'o',
  rejected: 'r',
}

/**
 * Target stage of a key; if several stages have its status, the one after the current stage. Undefined if the key has
 * none.
 */
export function decisionOf(
  key: string,
  stages: readonly ApplicationStage[],
  current: ApplicationStage | undefined,
): ApplicationStage | undefined {
  const fitting = stages.filter(({ status }) => DECISION_KEYS[status] === key)
  const index = fitting.findIndex(({ id }) => id === current?.id)
  return fitting[index + 1] ?? fitting[0]
}
