import type { Person } from '@arunika/admin-contracts'
import type { PersonCommand } from './api/people.ts'

interface Confirmation {
  label: string
  question: (person: Person) => string
  consequence: string
}

const named = ({ name, email }: Person) => name || email

/** Confirmations of actions on an account. */
export const CONFIRMATIONS: Readonly<Record<PersonCommand, Confirmation>> = {
  disable: {
    label: 'Disable',
    question: (person) => `Disable ${named(person)}?`,
    consequence: 'Their sessions end at once. Their work stays, and the account can be enabled again.',
  },
  enable: {
    label: 'Enable',
    question: (person) => `Enable ${named(person)} again?`,
    consequence: 'Password, roles and second factor stay the same.',
  },
  'end-sessions': {
    label: 'End sessions',
    question: (person) => `Log ${named(person)} out everywhere?`,
    consequence: 'They can log in again.',
  },
  'remove-second-factor': {
    label: 'Remove',
    question: (person) => `Remove the second factor of ${named(person)}?`,
    consequence: 'The password alone then opens the account. Call the person first to confirm the request.',
  },
}
