import { APPLICATION_STATUS_NAMES, type Application, educationName, LANGUAGE_NAMES } from '@arunika/contracts'
import { DEFAULT_LANGUAGE } from '@arunika/contracts/site'
import { stringify } from 'csv-stringify/sync'

const COLUMNS: [title: string, of: (application: Application) => string][] = [
  ['Reference', ({ reference }) => reference],
  ['Timestamp', ({ createdAt }) => createdAt],
  ['Status', ({ status }) => APPLICATION_STATUS_NAMES[status]],
  ['Name', ({ name }) => name],
  ['Phone', ({ phone }) => phone],
  ['Email', ({ email }) => email],
  ['Education', ({ education }) => educationName(education)],
  ['School/Campus/Institution Name', ({ institution }) => institution],
  ['Why are you interested', ({ why_interested }) => why_interested],
  ['Previous experience', ({ past_experiences }) => past_experiences],
  ['Special skills or expertise', ({ skills_or_expertise }) => skills_or_expertise],
  ['Software or tools experience', ({ software_or_tools }) => software_or_tools],
  ['Working style in a team', ({ teamworking }) => teamworking],
  ['Documents', ({ applicationFiles }) => applicationFiles.map(({ name }) => name).join(', ')],
  ['Notes', ({ notes }) => notes.map(({ author, text }) => `${author}: ${text}`).join('\n')],
  ['Language', ({ language = DEFAULT_LANGUAGE }) => LANGUAGE_NAMES[language]],
]

/**
 * The applications as a table for spreadsheets (RFC 4180, UTF-8 with its mark). A cell that a spreadsheet
 * would take for a formula gets an apostrophe before it: applicants wrote these texts.
 */
export const toCsv = (applications: readonly Application[]): string =>
  stringify(
    applications.map((application) => COLUMNS.map(([, of]) => of(application))),
    {
      header: true,
      columns: COLUMNS.map(([title]) => title),
      record_delimiter: 'windows',
      escape_formulas: true,
      bom: true,
    },
  )
