import type { BuildCard, ReleaseOrders } from '@arunika/admin-contracts'

/** What somebody is about to do, to be confirmed first. */
export interface PlannedOrder {
  name: Exclude<keyof ReleaseOrders, 'override'>
  remote: string
  /** The build that it is about. */
  card: BuildCard
}

interface Words {
  question: (order: PlannedOrder) => string
  means: string
  confirm: string
  look: 'primary' | 'danger'
}

const nameOf = ({ remote, card }: PlannedOrder) => `${remote} ${card.version} (${card.build})`

export const orderWords: Record<PlannedOrder['name'], Words> = {
  promote: {
    question: (order) => `Make ${nameOf(order)} live?`,
    means: 'The next page that anybody opens has it. Open tabs go on with what they have.',
    confirm: 'Promote',
    look: 'primary',
  },
  canary: {
    question: (order) => `Try ${nameOf(order)} with some visitors?`,
    means:
      'They keep it for their whole visit. Should it do worse than the live build, it is halted by itself.',
    confirm: 'Start the canary',
    look: 'primary',
  },
  rollback: {
    question: (order) => `Roll back to ${nameOf(order)}?`,
    means: 'The next page that anybody opens has it.',
    confirm: 'Roll back',
    look: 'danger',
  },
  halt: {
    question: (order) => `Halt the canary ${nameOf(order)}?`,
    means: 'Everybody gets the live build again.',
    confirm: 'Halt the canary',
    look: 'danger',
  },
  pin: {
    question: ({ remote }) => `Pin ${remote}?`,
    means: 'It takes no promotion and no canary until it is unpinned. A rollback is possible all the same.',
    confirm: 'Pin',
    look: 'primary',
  },
  unpin: {
    question: ({ remote }) => `Unpin ${remote}?`,
    means: 'It takes promotions and canaries again.',
    confirm: 'Unpin',
    look: 'primary',
  },
}

/** Whether an order must say why: one that goes past the gate or that holds others up. */
export function reasonFor({ name, card }: PlannedOrder): 'required' | 'optional' | 'none' {
  if (name === 'unpin') return 'none'
  if (name === 'promote' || name === 'canary') return card.verdict === 'passed' ? 'none' : 'required'
  return name === 'pin' ? 'required' : 'optional'
}
