import { APPLICATION_STATUS_NAMES, educationName, LANGUAGE_NAMES } from '@arunika/contracts'
import { UTC_OFFSET } from '@arunika/contracts/site'
import { type CsvColumns, phoneCell } from '../../lib/csv.ts'
import type { ExportRow } from './export-rows.ts'

/** Columns of the export. New ones go at the end, because people's spreadsheet formulas count columns. */
export const EXPORT_COLUMNS: CsvColumns<ExportRow> = [
  ['Reference', ({ reference }) => reference],
  ['Timestamp', ({ createdAt }) => createdAt.toISOString()],
  ['Status', ({ status }) => APPLICATION_STATUS_NAMES[status]],
  ['Name', ({ name }) => name],
  ['Phone', ({ phone }) => phoneCell(phone)],
  ['Email', ({ email }) => email],
  ['Education', ({ education }) => educationName(education)],
  ['School/Campus/Institution Name', ({ institution }) => institution],
  ['Why are you interested', ({ whyInterested }) => whyInterested],
  ['Previous experience', ({ pastExperiences }) => pastExperiences],
  ['Special skills or expertise', ({ skillsOrExpertise }) => skillsOrExpertise],
  ['Software or tools experience', ({ softwareOrTools }) => softwareOrTools],
  ['Working style in a team', ({ teamworking }) => teamworking],
  ['Documents', ({ documents }) => documents],
  ['Notes', ({ notes }) => notes],
  ['Language', ({ language }) => LANGUAGE_NAMES[language]],
  ['Vacancy', ({ vacancy }) => vacancy],
  ['Stage', ({ stage }) => stage ?? ''],
  ['Rating', ({ rating }) => rating ?? ''],
  ['Source', ({ source }) => source ?? ''],
  [`Local time (${UTC_OFFSET})`, ({ localTime }) => localTime],
]
