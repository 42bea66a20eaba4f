import { parseState, withChecksum } from '@anyam/server/state-files'
import * as z from 'zod'
import { digestOf, integrityOf } from './integrity.ts'
import type { Pictures, Verdict } from './live-set.ts'
import type { StoreBackend, VersionedFile } from './store-backend.ts'

/** The gate's verdict on a build; undefined before a check. */
export async function readVerdict(
  backend: StoreBackend,
  remote: string,
  build: string,
): Promise<Verdict | undefined> {
  const file = await backend.read(nameOf(remote, build))
  return file && verdictOf(file)
}

/**
 * Writes a verdict next to its build, with the pictures that it names, and removes those of the verdict before. An
 * inconclusive verdict does not replace an earlier pass or refusal.
 */
export async function writeVerdict(
  backend: StoreBackend,
  verdict: Verdict,
  pictures: Pictures = new Map(),
): Promise<void> {
  const { remote, build } = verdict
  const name = nameOf(remote, build)
  const before = await backend.read(name)
  const known = before && verdictOf(before)
  if (verdict.outcome === 'inconclusive' && known && known.outcome !== 'inconclusive') return
  const named = picturesIn(verdict)
  // The pictures first, so that a verdict that a crash leaves has its own.
  for (const [picture, bytes] of pictures) {
    const file = pictureFile(remote, build, picture)
    // As text, like everything that a store changes.
    if (named.has(picture)) await backend.write(file, bytes.toString('base64'), await backend.read(file))
  }
  await backend.write(name, withChecksum(JSON.stringify(verdict, null, 2)), before)
  for (const picture of picturesIn(known).difference(named))
    await backend.erase(pictureFile(remote, build, picture))
}

/**
 * A picture of a verdict as a data URL; undefined if there is none, or if it is damaged.
 * @param name its SHA-384 in hexadecimal
 */
export async function readPicture(
  backend: StoreBackend,
  { remote, build, name }: { remote: string; build: string; name: string },
): Promise<string | undefined> {
  const file = await backend.read(pictureFile(remote, build, name))
  const isSound = file && pictureName(Buffer.from(file.text, 'base64')) === name
  return isSound ? `data:image/jpeg;base64,${file.text}` : undefined
}

/** Name of a picture in the store. */
export const pictureName = (bytes: Buffer): string => digestOf(integrityOf(bytes))

/** Names of all pictures of a verdict. */
const picturesIn = ({ refusals = [], remarks = [] }: Partial<Verdict> = {}): Set<string> =>
  new Set(
    [...refusals, ...remarks].flatMap(({ pictures }) => (pictures ? [pictures.live, pictures.tried] : [])),
  )

const schema = z.object({
  remote: z.string(),
  build: z.string(),
  outcome: z.string().optional(),
  refusals: z.array(z.object({ gate: z.string(), reason: z.string() })),
})

/**
 * Verdicts of older versions contain only refusals. A damaged verdict counts as missing, so the build must be
 * checked again.
 */
function verdictOf({ text }: VersionedFile): Verdict | undefined {
  try {
    const verdict = parseState(text, schema, 'verdict.json') as Verdict
    return { ...verdict, outcome: verdict.outcome ?? (verdict.refusals.length > 0 ? 'refused' : 'passed') }
  } catch {
    return undefined
  }
}

const nameOf = (remote: string, build: string) => `${remote}/${build}/verdict.json`

const pictureFile = (remote: string, build: string, name: string) => `${remote}/${build}/pictures/${name}`
