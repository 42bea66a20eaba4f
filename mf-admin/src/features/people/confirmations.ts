import type { Person } from '@arunika/admin-contracts'
import type { PersonCommand } from './api/people.ts'

interface Confirmation {
  label: string
  question: (person: Person) => string
  consequence: string
}

const named = ({ name, email }: Person) => name || email

/** Questions before actions on an account. */
export const CONFIRMATIONS: Readonly<Record<PersonCommand, Confirmation>> = {
  disable: {
    label: 'Disable',
    question: (person) => `Keep ${named(person)} out?`,
    consequence:
      'Their sessions end at once. What they have done stays, and the account can be enabled again.',
  },
  enable: {
    label: 'Enable',
    question: (person) => `Let ${named(person)} in again?`,
    consequence: 'Password, roles and second factor are as they were.',
  },
  'end-sessions': {
    label: 'End sessions',
    question: (person) => `Log ${named(person)} out everywhere?`,
    consequence: 'They can log in again.',
  },
  'remove-second-factor': {
    label: 'Remove',
    question: (person) => `Remove the second factor of ${named(person)}?`,
    consequence:
      'Then the password alone opens the account. Make sure by voice that it is the person who asks for it.',
  },
}
