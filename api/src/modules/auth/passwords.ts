import { randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** Argon2id with OWASP's first choice of parameters: 19 MiB, two passes, one lane. */
const COSTS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string) => hash(password, COSTS)

/** Stands in for the hash of an unknown account, so that the check takes equally long. */
const unknownAccountHash = hashPassword('no account has this password')

/** Takes equally long with or without a hash. */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await unknownAccountHash), password)
  return passwordHash !== undefined && matches
}

/** Excludes letters and digits that look alike. */
const CHARACTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A random, readable password. */
export const newPassword = () =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 5 }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join(''),
  ).join('-')
