import type { BuildCard, ReleaseCommands } from '@anyam/protocol'

/** A command that the administrator is about to confirm. */
export interface PlannedCommand {
  name: Exclude<keyof ReleaseCommands, 'override' | 'handover' | 'unpublish'>
  remote: string
  /** The build concerned. */
  card: BuildCard
}

interface Words {
  question: (command: PlannedCommand) => string
  means: string
  confirm: string
  variant: 'primary' | 'danger'
}

const nameOf = ({ remote, card }: PlannedCommand) => `${remote} ${card.version} (${card.build})`

export const commandWords: Record<PlannedCommand['name'], Words> = {
  promote: {
    question: (command) => `Make ${nameOf(command)} live?`,
    means: 'Pages opened from now on use it. Open tabs keep the build they have.',
    confirm: 'Promote',
    variant: 'primary',
  },
  canary: {
    question: (command) => `Try ${nameOf(command)} with some visitors?`,
    means: 'They keep it for their whole visit. It stops automatically if it underperforms.',
    confirm: 'Start the canary',
    variant: 'primary',
  },
  rollback: {
    question: (command) => `Roll back to ${nameOf(command)}?`,
    means: 'Pages opened from now on use it.',
    confirm: 'Roll back',
    variant: 'danger',
  },
  halt: {
    question: (command) => `Halt the canary ${nameOf(command)}?`,
    means: 'Everyone gets the live build again.',
    confirm: 'Halt the canary',
    variant: 'danger',
  },
  pin: {
    question: ({ remote }) => `Pin ${remote}?`,
    means: 'It takes no promotion and no canary until it is unpinned. You can still roll back.',
    confirm: 'Pin',
    variant: 'primary',
  },
  unpin: {
    question: ({ remote }) => `Unpin ${remote}?`,
    means: 'It takes promotions and canaries again.',
    confirm: 'Unpin',
    variant: 'primary',
  },
  retire: {
    question: ({ remote }) => `Take ${remote} off the site?`,
    means:
      'Its pages respond “not found”, and its menu entries disappear. Open tabs continue. A rollback brings it back.',
    confirm: 'Retire',
    variant: 'danger',
  },
}

/** Returns whether a command needs a reason, because it bypasses the gate or blocks other releases. */
export function reasonFor({ name, card }: PlannedCommand): 'required' | 'optional' | 'none' {
  if (name === 'unpin') return 'none'
  if (name === 'promote' || name === 'canary')
    return card.verdict === 'passed' || card.changes ? 'none' : 'required'
  return name === 'pin' ? 'required' : 'optional'
}
