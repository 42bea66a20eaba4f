import { defineWords } from '@anyam/federation'

const english = {
  title: 'Book a trial',
  action: 'Book a trial',
  unsent: 'Your trial was not booked',
  thanks: 'Thank you! Your trial has been booked.',
  fields: {
    name: 'Your name',
    phone: 'Phone',
    email: 'Email',
    student: 'Who will come',
    age: 'Age in years',
    day: 'When it suits you',
    slot: 'Choose a day',
  },
  free: 'Free',
  next: 'What happens next',
  steps: [
    { title: 'You send the form', text: 'It takes a minute, and binds you to nothing.' },
    { title: 'A teacher calls or writes', text: 'Within two working days, to agree on the day with you.' },
    {
      title: 'You come for one lesson',
      text: 'With everybody else in the class, at a real table, on a real piece of work.',
    },
    { title: 'You decide at home', text: 'Nobody asks you on the way out.' },
  ],
  /** The second step of a trial that is booked for a day. */
  confirmed: { title: 'A mail confirms it', text: 'With a calendar file, and a link to move or cancel it.' },
}

export type TrialWords = typeof english

/** Texts of the trial booking form and the next steps. */
export const trialWords = defineWords(english)
