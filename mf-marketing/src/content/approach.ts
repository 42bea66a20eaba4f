import { defineWords } from '@anyam/federation'

const english = {
  title: 'How we work',
  lead: 'Four steps, one team, and a person who always answers.',
  steps: [
    { name: 'Listen', text: 'A week of questions, with you and with those who will use it.' },
    { name: 'Sketch', text: 'Three directions that differ, on paper, where changes are free.' },
    { name: 'Build', text: 'Short rounds with something to try at the end of each.' },
    { name: 'Stay', text: 'Launch, measure, mend and hand over, with documents that people read.' },
  ],
}

export type ApproachWords = typeof english

/** Steps of a project, the same for every service. */
export const approachWords = defineWords(english)
