import type { VacancyNumbers } from '@arunika/admin-contracts'
import { stringify } from 'csv-stringify/sync'

const DAY_SECONDS = 86_400

/** The numbers of a vacancy as a table for spreadsheets, written as `applications/export.ts` writes. */
export const numbersCsv = ({ stages, sources }: VacancyNumbers): string =>
  stringify(
    [
      ...stages.map(({ name, applications, medianSeconds }) => [
        'Stage',
        name,
        applications,
        medianSeconds === null ? '' : (medianSeconds / DAY_SECONDS).toFixed(2),
      ]),
      ...sources.map(({ source, applications }) => ['Source', source ?? 'not known', applications, '']),
    ],
    {
      header: true,
      columns: ['Of', 'Name', 'Applications', 'Median days in stage'],
      record_delimiter: 'windows',
      escape_formulas: true,
      bom: true,
    },
  )
