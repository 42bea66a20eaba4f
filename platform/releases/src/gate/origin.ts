import { baseAddress, isNamedByContent } from '@anyam/federation'
import { readAtMost } from '@anyam/server/http'
import { releaseOf } from '../changes.ts'
import { inParallel } from '../in-parallel.ts'
import { integrityOf } from '../integrity.ts'
import type { Gate } from './candidate.ts'
import { UntriedError } from './untried.ts'

/** A server that takes longer for one file makes the check inconclusive, in ms. */
const PATIENCE_MS = 10_000

const TYPES: [RegExp, RegExp][] = [
  [/\.js$/, /^(text|application)\/javascript\b/],
  [/\.css$/, /^text\/css\b/],
]

/** The build's own server has every file that browsers load, byte for byte, and allows pages of the site to read it. */
export const origin: Gate = async ({ manifest }) => {
  if (!manifest.origin) return []
  const base = baseAddress(manifest.remote, releaseOf(manifest))
  const files = Object.entries(manifest.files).filter(
    ([file]) => file.startsWith('web/') && (!manifest.byContent || isNamedByContent(file)),
  )
  const found: string[] = []
  await inParallel(files, async ([file, expected]) => {
    const address = base + file.slice('web/'.length)
    const problem = await problemAt(address, expected)
    if (problem) found.push(`${address} ${problem}`)
  })
  return found.sort()
}

/** @throws UntriedError if the server does not respond */
async function problemAt(address: string, { size, integrity }: { size: number; integrity: string }) {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  try {
    const response = await fetch(address, { redirect: 'manual', signal })
    const problem = failureOf(response, address)
    if (problem) return problem
    const bytes = await readAtMost(response, size)
    return bytes && integrityOf(bytes) === integrity ? undefined : 'is not the file that was published.'
  } catch (error) {
    throw new UntriedError(`${address} does not come: ${error}.`)
  }
}

function failureOf({ status, headers }: Response, address: string): string | undefined {
  if (status >= 500) throw new Error(`status ${status}`)
  if (status !== 200) return `has status ${status}: upload the build there first.`
  if (headers.get('access-control-allow-origin') !== '*')
    return 'is for its own pages alone: its server has to send Access-Control-Allow-Origin: *.'
  const type = headers.get('content-type') ?? ''
  const isWrong = TYPES.some(([name, types]) => name.test(address) && !types.test(type))
  return isWrong ? `has the type ${type || 'of nothing'}.` : undefined
}
