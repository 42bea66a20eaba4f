import { createHash } from 'node:crypto'

/** Raise it when a file changes in a way that older versions would misread; they then refuse the file. */
const FORMAT = 1
/** Bytes of SHA-256 that suffice to find damage; nothing here is a defence against forgery. */
const HASH_SIZE = 8
const BITS = 8 * (1 + HASH_SIZE)
const CHECKSUM = new RegExp(`\\n([ \\t]{${BITS}})\\n?$`)

/**
 * Appends format and checksum to JSON, as blanks: a space for 0 and a tab for 1. Versions without checksums
 * ignore blanks after the value, and write the file without them, so a checksum is never of an older text.
 */
export function withChecksum(json: string, format = FORMAT): string {
  return `${json}\n${blanksOf(format, json)}\n`
}

function blanksOf(format: number, json: string): string {
  const hash = createHash('sha256').update(json).digest().subarray(0, HASH_SIZE)
  const bits = [format, ...hash].map((byte) => byte.toString(2).padStart(8, '0'))
  return bits.join('').replaceAll('0', ' ').replaceAll('1', '\t')
}

/** State of a file: `unchecked` without a checksum, as older versions and people write it. */
export type Integrity = 'whole' | 'unchecked' | 'altered' | 'newer'

/** Compares a text with the checksum at its end. */
export function integrityOf(text: string): Integrity {
  const [end = '', blanks = ''] = CHECKSUM.exec(text) ?? []
  if (!blanks) return 'unchecked'
  const format = Number.parseInt(blanks.slice(0, 8).replaceAll(' ', '0').replaceAll('\t', '1'), 2)
  if (format > FORMAT) return 'newer'
  const json = text.slice(0, text.length - end.length)
  return blanks === blanksOf(format, json) ? 'whole' : 'altered'
}
