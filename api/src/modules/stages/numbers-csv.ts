import type { VacancyNumbers } from '@arunika/admin-contracts'
import { toCsv } from '../../lib/csv.ts'

const DAY_SECONDS = 86_400

/** A vacancy's statistics as a table for spreadsheets. */
export const numbersCsv = ({ stages, sources }: VacancyNumbers): string =>
  toCsv<(string | number)[]>(
    ['Of', 'Name', 'Applications', 'Median days in stage'].map((title, nth) => [
      title,
      (row) => row[nth] ?? '',
    ]),
    [
      ...stages.map(({ name, applications, medianSeconds }) => [
        'Stage',
        name,
        applications,
        medianSeconds === null ? '' : (medianSeconds / DAY_SECONDS).toFixed(2),
      ]),
      ...sources.map(({ source, applications }) => ['Source', source ?? 'not known', applications, '']),
    ],
  )
