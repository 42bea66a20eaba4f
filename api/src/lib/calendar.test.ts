import { expect, test } from 'vitest'
import { calendarFile, methodOf } from './calendar.ts'

const event = {
  uid: 'trial-7@arunika.test',
  sequence: 2,
  at: new Date('2027-01-09T02:00:00Z'),
  endsAt: new Date('2027-01-09T04:00:00.500Z'),
  summary: 'Trial: Arts & Craft; paper, wood',
  location: 'Jalan Cakrawala 12, Bandung',
  description: 'First line\nSecond “línea” '.repeat(9),
  url: 'https://arunika.test/api/my-trial/7.abc',
  organizer: { name: 'Arunika "Academy"', email: 'hello@arunika.test' },
  isCancelled: false,
}
const file = calendarFile(event, 'Arunika', new Date('2026-11-27T20:00:00Z'))
const lines = file.split('\r\n')

test('lines end with CRLF and have at most 75 bytes, and no character is split', () => {
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n\uFFFD]/)
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  for (const line of lines) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain('Second “línea” First line\\nSecond “línea”')
})

test('times are in UTC, and commas, semicolons and line breaks are escaped', () => {
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Arunika//EN',
      'UID:trial-7@arunika.test',
      'DTSTAMP:20261127T200000Z',
      'DTSTART:20270109T020000Z',
      'DTEND:20270109T040000Z',
      'SEQUENCE:2',
      'STATUS:CONFIRMED',
      'SUMMARY:Trial: Arts & Craft\\; paper\\, wood',
      'LOCATION:Jalan Cakrawala 12\\, Bandung',
    ]),
  )
})

test('a cancelled event has the method that removes it from a calendar', () => {
  expect(lines).toEqual(
    expect.arrayContaining(['METHOD:PUBLISH', 'ORGANIZER;CN="Arunika Academy":mailto:hello@arunika.test']),
  )
  const cancelled = calendarFile({ ...event, isCancelled: true }, 'Arunika')
  expect(cancelled).toContain('\r\nMETHOD:CANCEL\r\n')
  expect(cancelled).toContain('\r\nSTATUS:CANCELLED\r\n')
  expect([methodOf(file), methodOf(cancelled)]).toEqual(['PUBLISH', 'CANCEL'])
})
