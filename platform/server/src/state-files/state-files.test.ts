import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import * as z from 'zod'
import { parseState, readIfThere, readOrMakeSync, writeWhole, writeWholeSync } from './index.ts'

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
})
