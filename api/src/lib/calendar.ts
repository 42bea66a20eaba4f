/** One event of a calendar file. */
export interface CalendarEvent {
  /** The same for every version of the event. */
  uid: string
  /** Number of earlier versions. */
  sequence: number
  at: Date
  endsAt: Date
  summary: string
  location: string
  description: string
  url: string
  /** Publisher of the event; calendars require one. */
  organizer: { name: string; email: string }
  isCancelled: boolean
}

/** Longest line in bytes, without its end (RFC 5545, 3.1). */
const LINE_BYTES = 75

/** Splits a long line between characters; each further line begins with a space. */
function fold(line: string): string {
  let folded = ''
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > LINE_BYTES) {
      folded += '\r\n '
      bytes = 1
    }
    folded += character
    bytes += size
  }
  return folded
}

/** RFC 5545, 3.3.11. */
const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** An instant in UTC, to the second: `20270109T020000Z`. */
const inUtc = (at: Date) => at.toISOString().replace(/\.\d+|[-:]/g, '')

/** A calendar file with one event (iCalendar, RFC 5545). @param product name of the program that makes it */
export const calendarFile = (
  { uid, sequence, at, endsAt, summary, location, description, url, organizer, isCancelled }: CalendarEvent,
  product: string,
  now = new Date(),
): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(product)}//EN`,
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${inUtc(now)}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTART:${inUtc(at)}`,
    `DTEND:${inUtc(endsAt)}`,
    `SUMMARY:${escapeText(summary)}`,
    `LOCATION:${escapeText(location)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${url}`,
    `ORGANIZER;CN="${organizer.name.replaceAll('"', '')}":mailto:${organizer.email}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n')

/** Method of a calendar file, which its mail repeats. */
export const methodOf = (file: string) => /^METHOD:(\w+)/m.exec(file)?.[1] ?? 'PUBLISH'
