import { Readable } from 'node:stream'
import { constants } from 'node:zlib'
import { stringify } from 'csv-stringify/sync'
import type { RouteShorthandOptions } from 'fastify'

export const CSV_TYPE = 'text/csv'

/** Names of the columns, each with its cell in a row. */
export type CsvColumns<Row> = readonly (readonly [title: string, cell: (row: Row) => string | number])[]

/** Blanks, quotes and semicolons at the start of a text or inside it, and a sign that begins a formula. */
const GAPS = /(^[\s"';]*|[\s"';]+)([=+\-@＝＋－＠]?)/g
/** A spreadsheet that separates cells by one of these, or loses count of the quotes, begins a new cell here. */
const SEPARATOR = /[;\t\r\n]/

/** Digits in groups after a plus: no spreadsheet can calculate that. */
const PHONE_CELL = /^\+\d+(?: \d+)+$/

/** A text in which no spreadsheet finds a formula, wherever it separates cells: an apostrophe goes before each. */
export const withoutFormulas = (text: string): string =>
  PHONE_CELL.test(text)
    ? text
    : text.replace(GAPS, (gap: string, before: string, sign: string, at: number) =>
        sign && (at === 0 || SEPARATOR.test(before)) ? `${before}'${sign}` : gap,
      )

/**
 * A phone number that a spreadsheet shows as it is: digits in groups are neither a formula nor a number, which would lose its
 * plus or its first zero. What is no phone number is a text like any other.
 */
export function phoneCell(phone: string): string {
  if (!/^\+?[\d\s().\-/]+$/.test(phone)) return phone
  const groups = phone.replace(/[^\d+]+/g, ' ').trim()
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

/** Rows as a table for spreadsheets: RFC 4180, in UTF-8 with its mark. */
export const toCsv = <Row>(columns: CsvColumns<Row>, rows: readonly Row[]): string =>
  headOf(columns) + bodyOf(columns, rows)

/** The same of any number of rows: the head comes at once, and each batch is read when the one before it has been sent. */
export const csvStream = <Row>(columns: CsvColumns<Row>, batches: AsyncIterable<readonly Row[]>): Readable =>
  Readable.from(
    (async function* () {
      yield headOf(columns)
      for await (const rows of batches) yield bodyOf(columns, rows)
    })(),
  )

/** Compression of a route that sends `csvStream`: what was written does not wait for more. */
export const CSV_COMPRESSION: RouteShorthandOptions['compress'] = {
  encodings: ['gzip'],
  zlibOptions: { flush: constants.Z_SYNC_FLUSH },
}
