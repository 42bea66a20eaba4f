import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import * as z from 'zod'
import { withChecksum as inFormat } from './checksum.ts'
import { parseState, readIfThere, readOrMakeSync, withChecksum, writeWhole, writeWholeSync } from './index.ts'

let dir: string
let path: string

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'state-'))
  path = join(dir, 'kept.json')
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
})

const schema = z.object({ names: z.array(z.string()) })
const read = (text: string) => parseState(text, schema, '/data/registry/kept.json', 'Restore it.')

describe('a small file', () => {
  it.each([
    ['', 'it is empty'],
    ['{"names": [', 'it is no JSON, or was cut off'],
    ['{\n  "names": [],\n}', 'it is no JSON at line 3, column 1'],
    ['null', 'Invalid input: expected object, received null'],
    ['{"names": [1]}', 'at names.0: Invalid input: expected string, received number'],
  ])('with %j is refused with its name and the place, and none of its text', (text, problem) => {
    expect(() => read(text)).toThrow(`registry/kept.json is damaged: ${problem}. Restore it.`)
  })

  it('keeps what this version does not know', () => {
    expect(read('{"names": ["a"], "newer": 1}')).toEqual({ names: ['a'], newer: 1 })
  })

  it('is whole at every moment, whoever writes it, and for its owner only if that is asked for', async () => {
    const texts = Array.from({ length: 20 }, (_, nth) => `${nth}`.repeat(10_000))
    await Promise.all(texts.map((text) => writeWhole(path, text, { mode: 0o600 })))
    writeWholeSync(path, texts[0] ?? '', 0o600)
    expect(texts).toContain(readFileSync(path, 'utf8'))
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(readdirSync(dir)).toEqual(['kept.json'])
  })

  it('is made once, and never again over one that cannot be read', () => {
    const made = readOrMakeSync(path, () => 'first', 0o600)
    expect(readOrMakeSync(path, () => 'second', 0o600)).toEqual(made)
    expect(readIfThere(join(dir, 'none'))).toBeUndefined()
    expect(() => readIfThere(dir)).toThrow('EISDIR')
    expect(readdirSync(dir)).toEqual(['kept.json'])
  })

  it('has a checksum, which older versions take for blank space', () => {
    for (const value of [{ names: ['a'] }, { names: [], newer: 1 }]) {
      const text = withChecksum(JSON.stringify(value, null, 2))
      expect(JSON.parse(text)).toEqual(value)
      expect(read(text)).toEqual(value)
    }
    const list = withChecksum('[1]')
    expect(parseState(list, z.array(z.number()), '/list')).toEqual([1])
  })

  it('is refused if one character of its value was changed', () => {
    const text = withChecksum('{"names":["abc"]}')
    const altered = text.replace('abc', 'abd')
    expect(() => read(altered)).toThrow(
      'registry/kept.json is damaged: its text is not the one that its checksum was made of. After an edit by hand, delete the blanks at its end. Restore it.',
    )
    expect(read(altered.trimEnd())).toEqual({ names: ['abd'] })
  })

  it('is refused or read whole, wherever it was cut off', () => {
    const text = withChecksum('{"names":["abc"]}')
    for (let length = 0; length < text.length; length += 1) {
      const cut = text.slice(0, length)
      if (cut.includes('}')) expect(read(cut)).toEqual({ names: ['abc'] })
      else expect(() => read(cut)).toThrow('registry/kept.json is damaged')
    }
  })

  it('of an older version, or of one that has written it since, is read without a checksum', () => {
    const older = JSON.parse(withChecksum('{"names":["abc"]}'))
    expect(read(JSON.stringify({ ...older, names: ['abd'] }))).toEqual({ names: ['abd'] })
  })

  it('in the format of a newer version is refused with a sentence', () => {
    expect(() => read(inFormat('{"names":[]}', 2))).toThrow(
      'registry/kept.json is of a newer version of the product. Start that version.',
    )
  })
})
