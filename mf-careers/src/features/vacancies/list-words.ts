import { defineWords } from '@anyam/federation'

const english = {
  title: 'JOB VACANCY',
  type: 'Type of job',
  loading: 'Loading Job Vacancy...',
  empty: "We're sorry that currently there are no open job vacancies available for this category!",
  unavailable: 'The vacancies cannot be shown right now',
  twoWays: 'Two ways in',
}

export type ListWords = typeof english

/** Texts of the vacancy list. */
export const listWords = defineWords(english)
