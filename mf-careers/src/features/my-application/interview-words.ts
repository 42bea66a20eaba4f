import { defineWords } from '@anyam/federation'

const english = {
  title: 'Interview',
  chooseTime: 'Please choose a time:',
  noTime: 'All times are taken. We will offer you others.',
  chooseThis: 'Choose this time',
  where: 'Where:',
  change: 'Add to calendar, move or cancel',
}

export type InterviewWords = typeof english

/** Texts of the interview on the applicant's page. */
export const interviewWords = defineWords(english)
