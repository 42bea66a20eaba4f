import { defineWords } from '@anyam/federation'

const english = {
  title: 'Come and see how we work',
  lead: 'Every door is open for a day. Sit in on a class, try a tablet or a lump of clay, and ask the people who do this for a living.',
  choose: 'Choose a day',
  pictured: 'A ribbon is cut in front of the academy, with students and flags around it.',
  programme: {
    title: 'The day',
    steps: [
      { name: 'Morning: try', text: 'First steps in Roblox, clay and drawing, for everyone from six years.' },
      { name: 'Noon: look', text: 'The works of the term on the walls, and their makers beside them.' },
      {
        name: 'Afternoon: ask',
        text: 'Portfolio reviews, prices and terms, until the last visitor has been heard.',
      },
    ],
  },
  none: 'The next open day is not fixed yet',
  noneText: 'Write to us, and come on any Friday afternoon until then.',
  write: 'Arrange a visit',
  unsure: 'Not sure which class fits?',
  classes: 'Find a class',
  /** Texts of the form that differ from those of a trial. */
  form: {
    title: 'Keep a place',
    action: 'Sign up',
    unsent: 'Your place was not booked',
    thanks: 'Thank you! Your place has been booked.',
    steps: [
      { title: 'You choose a day', text: 'It is free, and takes a minute.' },
      { title: 'A mail confirms it', text: 'With a calendar file, and a link to move or cancel it.' },
      { title: 'You come when it suits you', text: 'Between nine and four, for as long as you like.' },
    ],
  },
}

export type OpenDayWords = typeof english

/** Texts of the page of the open days. */
export const openDayWords = defineWords(english)
