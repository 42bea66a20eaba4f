import { CodedError } from '@anyam/server/errors'
import { WEAK_PASSWORD } from '@arunika/admin-contracts'
import type { ApiSettings } from '../../settings.ts'

/** The person who will use the password. */
export interface PasswordOwner {
  email: string
  name?: string
}
type Site = Pick<ApiSettings, 'siteName' | 'publicUrl'>

let loaded: Promise<ReadonlySet<string>> | undefined
/** Loaded when the first password is set, because most servers never need its 13 MB. */
function commonPasswords() {
  loaded ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  )
  return loaded
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase()
const lettersAndDigits = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '')
const letters = (text: string) => text.replaceAll(/\P{L}/gu, '')

const STARTS = [/^/, /^[^\p{L}\p{N}]+/u, /^\P{L}+/u]
const ENDS = [/$/, /[^\p{L}\p{N}]+$/u, /\P{L}+$/u]
/** The text with and without punctuation and digits at its ends. */
const cores = (text: string) =>
  STARTS.flatMap((start) => ENDS.map((end) => text.replace(start, '').replace(end, '')))

/** Rows of keys and of the alphabet, in both directions. */
const ROWS = ['1234567890'.repeat(4), 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm'].flatMap(
  (row) => [row, [...row].reverse().join('')],
)
/** The shortest part of a row, or the longest unit of a repetition, that counts as one. */
const FEW = 4

function isCommon(common: ReadonlySet<string>, text: string): boolean {
  return [text, lettersAndDigits(text)].flatMap(cores).some((core) => {
    const unit = core.replace(/^(.+?)\1+$/u, '$1')
    const isRepetition = unit !== core && unit.length < FEW
    const isRow = core.length >= FEW && ROWS.some((row) => row.includes(core))
    return isRepetition || isRow || common.has(core) || common.has(unit)
  })
}

/** Shorter words, such as `id` of a domain, say nothing about their owner. */
const SHORTEST_WORD = 3

/** Words that a guesser tries first for this account, the longest first. */
function wordsAround({ email, name = '' }: PasswordOwner, { siteName, publicUrl }: Site): string[] {
  const words = [...email.split('@'), name, siteName, new URL(publicUrl).hostname.replace(/^www\./, '')]
    .map(fold)
    .flatMap((text) => {
      const parts = text.split(/[^\p{L}\p{N}]+/u)
      return [lettersAndDigits(text), ...parts, ...parts.map(letters)]
    })
  const long = words.filter((word) => word.length >= SHORTEST_WORD)
  return [...new Set(long)].toSorted((a, b) => b.length - a.length)
}

/**
 * True for a password that guessers try early: a common one, or one made of the words around the account, also with
 * digits and punctuation added. Any other composition is fine.
 */
export async function isWeakPassword(password: string, owner: PasswordOwner, site: Site): Promise<boolean> {
  const common = await commonPasswords()
  const text = fold(password)
  if (text.trim() === '' || isCommon(common, text)) return true
  const plain = lettersAndDigits(text)
  const rest = wordsAround(owner, site).reduce((left, word) => left.replaceAll(word, ''), plain)
  return rest !== plain && (letters(rest).length < SHORTEST_WORD || isCommon(common, rest))
}

/**
 * @param field of the form, which shows the sentence
 * @throws CodedError weak_password
 */
export async function refuseWeakPassword(field: string, password: string, owner: PasswordOwner, site: Site) {
  if (await isWeakPassword(password, owner, site)) {
    throw new CodedError('weak_password', { errors: { [field]: [WEAK_PASSWORD] } })
  }
}
