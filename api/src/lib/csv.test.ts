import { describe, expect, it } from 'vitest'
import { type CsvColumns, csvStream, phoneCell, toCsv, withoutFormulas } from './csv.ts'

const ONE: CsvColumns<string> = [['Text', (text) => text]]
const rowOf = (text: string) => toCsv(ONE, [text]).split('\r\n').slice(1, -1).join('\r\n')

describe('a table for spreadsheets', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['a;=1+1', "a;'=1+1"],
    ['a; "=1+1', `a; "'=1+1`],
    ["a\t-2+3+cmd|' /C calc'!A0", "a\t'-2+3+cmd|' /C calc'!A0"],
    ['a\n@SUM(1)', "a\n'@SUM(1)"],
    ['a\r\n+1;;＝2', "a\r\n'+1;;'＝2"],
    [' \u00a0=1', " \u00a0'=1"],
    ['"=1+1"', `"'=1+1"`],
  ])('has no formula in %j, wherever a spreadsheet separates cells', (text, shown) => {
    expect(withoutFormulas(text)).toBe(shown)
  })

  it.each(['a=b', 'Dewi - actress', 'C++, C#; Blender', 'rina@example.com', '“=1”', 'a, -b', ''])(
    'leaves %j as it was written',
    (text) => expect(withoutFormulas(text)).toBe(text),
  )

  it('has each text that holds a separator of some spreadsheet in quotes', () => {
    for (const text of ['a;b', 'a,b', 'a\tb', 'a\nb']) expect(rowOf(text)).toBe(`"${text}"`)
    expect(rowOf('a "b"')).toBe('"a ""b"""')
    expect(rowOf('a b')).toBe('a b')
  })

  it('reads a hostile text of a megabyte in one pass', () => {
    const text = `a${'\n ;'.repeat(350_000)}=1`
    expect(withoutFormulas(text)).toHaveLength(text.length + 1)
  })

  it.each([
    ['+62 800 5550 101', '+62 800 5550 101'],
    ['+6281234567890', '+62 8123 4567 890'],
    ['081234567890', '0812 3456 7890'],
    ['+62-812-3456-7890', '+62 812 3456 7890'],
    ['(022) 555 0142', '022 555 0142'],
    ['+62 812-3456-7890 (WA)', '+62 812 3456 7890 (WA)'],
    ['+6281234567890 / +62 813 5550 102, ext. 5', '+62 8123 4567 890 / +62 813 5550 102, ext. 5'],
    ['＋６２８１２３４５６７８９０', '+62 8123 4567 890'],
  ])('has the phone number %s as %s, which is neither a formula nor a number', (phone, cell) => {
    expect(phoneCell(phone)).toBe(cell)
    expect(rowOf(cell)).toBe(/,/.test(cell) ? `"${cell}"` : cell)
  })

  it.each([
    ['+62812;=1+2', `"'+62812;'=1+2"`],
    ["+62 812|' /C calc'!A0", "'+62 812|' /C calc'!A0"],
    ['+62 812 (A1)=1', "'+62 812 (A1)=1"],
    ['+62 812\n+1+2', `"'+62 812\n'+1+2"`],
    ['+A1', "'+A1"],
  ])('takes %j for no phone number', (text, row) => {
    expect(rowOf(phoneCell(text))).toBe(row)
  })

  it('is read no further once its download has ended', async () => {
    let ended = false
    async function* batches() {
      try {
        for (;;) yield ['x']
      } finally {
        ended = true
      }
    }
    const stream = csvStream(ONE, batches())
    for await (const text of stream) if (text !== '\ufeffText\r\n') break
    expect(ended).toBe(true)
  })
})
