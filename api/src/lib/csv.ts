import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'

export const CSV_TYPE = 'text/csv'

/** Column titles, each with a function for its cells. */
export type CsvColumns<Row> = readonly (readonly [title: string, cell: (row: Row) => string | number])[]

/** Blanks, quotes and semicolons at the start or inside of a text, with a following formula sign. */
const GAPS = /(^[\s"';]*|[\s"';]+)([=+\-@＝＋－＠]?)/g
/** Characters at which some spreadsheets, or those that miscount quotes, start a new cell. */
const SEPARATOR = /[;\t\r\n]/

/** A plus, two groups of digits, which no spreadsheet can evaluate, and further numbers or words. */
const PHONE_CELL = /^\+\d+ \d[\p{L}\d ()+,./-]*$/u
const PHONE = /^\+?[\d(][\p{L}\d ()+,./-]*$/u
const FIRST_NUMBER = /^\+?[\d ().\-/]*\d/

/** Prefixes every formula sign with an apostrophe, so that no spreadsheet finds a formula whatever its separator. */
export const withoutFormulas = (text: string): string =>
  PHONE_CELL.test(text)
    ? text
    : text.replace(GAPS, (gap: string, before: string, sign: string, at: number) =>
        sign && (at === 0 || SEPARATOR.test(before)) ? `${before}'${sign}` : gap,
      )

/**
 * Formats a phone number so that spreadsheets show it unchanged. Groups of digits are neither a formula nor a number,
 * which would lose its plus or leading zero; any other text is returned as it is.
 */
export function phoneCell(phone: string): string {
  const text = phone.normalize('NFKC')
  return PHONE.test(text) ? text.replace(FIRST_NUMBER, inGroups) : phone
}

function inGroups(number: string): string {
  const groups = number.replace(/[^\d+]+/g, ' ').trim()
  if (/\d \d/.test(groups)) return groups
  const [, country = '', digits = ''] = /^(\+\d\d)?(.*)$/.exec(groups) ?? []
  return `${country} ${digits.replace(/\d{4}(?=\d)/g, '$& ')}`.trim()
}

const FORMAT = { record_delimiter: 'windows', quoted_match: SEPARATOR } as const

const bodyOf = <Row>(columns: CsvColumns<Row>, rows: readonly Row[]) =>
  stringify(
    rows.map((row) =>
      columns.map(([, cell]) => {
        const value = cell(row)
        return typeof value === 'string' ? withoutFormulas(value) : value
      }),
    ),
    FORMAT,
  )

const headOf = <Row>(columns: CsvColumns<Row>) =>
  stringify([columns.map(([title]) => title)], { ...FORMAT, bom: true })

/** Rows as a table for spreadsheets: RFC 4180, UTF-8 with a byte order mark. */
export const toCsv = <Row>(columns: CsvColumns<Row>, rows: readonly Row[]): string =>
  headOf(columns) + bodyOf(columns, rows)

/**
 * The same as a stream for any number of rows: sends the header at once and reads each batch after sending the previous
 * one.
 */
export const csvStream = <Row>(columns: CsvColumns<Row>, batches: AsyncIterable<readonly Row[]>): Readable =>
  Readable.from(
    (async function* () {
      yield headOf(columns)
      for await (const rows of batches) yield bodyOf(columns, rows)
    })(),
  )
