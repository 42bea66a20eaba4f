import { type BuildManifest, isWorkingCopy } from '@anyam/federation'
import * as z from 'zod'

/** A stored manifest cannot be understood, or belongs to another build; the message is a sentence. */
export class ManifestError extends Error {
  override name = 'ManifestError'
}

const integrity = z.string().regex(/^sha384-[\w+/]{64}$/, 'is no sha384 hash')

const navEntry = z.looseObject({
  label: z.string().min(1),
  labels: z.record(z.string(), z.string().min(1)).optional(),
  to: z.string().startsWith('/'),
})

const slotBudget = z.looseObject({
  html: z.number(),
  script: z.number(),
  ms: z.number(),
  hydrate: z.enum(['near', 'on-change']).optional(),
})

const host = z.looseObject({
  version: z.int(),
  offers: z.record(z.string(), z.array(z.string())),
  inline: z.array(z.string().regex(/^sha256-[\w+/]{43}=$/, 'is no sha256 hash')),
  serves: z.array(z.string().startsWith('/')).optional(),
  budget: z.number().optional(),
})

const measure = z.looseObject({ better: z.enum(['up', 'down']), tolerated: z.number().min(0).max(1) })
/** Maximum number of a remote's own events, because each takes a share of the error. */
const MOST_MEASURES = 5

/** The manifest fields common to all versions. */
const buildManifest = z.looseObject({
  remote: z.string(),
  build: z.string(),
  owns: z.array(z.string().startsWith('/')),
  host: host.optional(),
  entry: z.string(),
  nodeEntry: z.string(),
  global: z.string(),
  origin: z.url().optional(),
  byContent: z.boolean().optional(),
  rendered: z.literal('browser').optional(),
  exposes: z.array(z.string()),
  slots: z.record(z.string(), slotBudget).optional(),
  nav: z.array(navEntry.extend({ position: z.number() })).optional(),
  uses: z.array(z.string()).optional(),
  measures: z
    .record(z.string().regex(/^[a-z][a-z\d-]{0,29}$/), measure)
    .refine((all) => Object.keys(all).length <= MOST_MEASURES, `has more than ${MOST_MEASURES} events`)
    .optional(),
  withoutSession: z.array(z.string()).optional(),
  kit: z.string().optional(),
  shared: z.record(z.string(), z.string()),
  chunks: z.record(z.string(), z.array(z.string())),
  files: z.record(z.string(), z.looseObject({ size: z.int(), integrity })),
})

/** The required fields of the manifest for other hosts. */
const federationManifest = z.looseObject({
  name: z.string(),
  metaData: z.looseObject({ remoteEntry: z.looseObject({ name: z.string() }) }),
  shared: z.array(z.looseObject({ name: z.string(), requiredVersion: z.string() })),
  exposes: z.array(z.looseObject({ path: z.string() })),
  /** Missing in builds of 0.1.0, which other hosts cannot verify; this site's hosts read the build's own manifest. */
  files: z.record(z.string(), integrity).optional(),
})

export type FederationManifest = z.infer<typeof federationManifest>

/**
 * Reads a build's manifest from its text. The object keeps the order of its keys, because its hash covers
 * everything in it.
 * @throws ManifestError
 */
export function readManifest(
  text: string,
  { remote, build }: { remote: string; build: string },
): BuildManifest {
  const name = `The manifest of ${remote} ${build}`
  const manifest = parsed(name, text, buildManifest) as unknown as BuildManifest
  if (manifest.remote !== remote || manifest.build !== build)
    throw new ManifestError(`${name} is that of ${manifest.remote} ${manifest.build}.`)
  // A release with that name would need no hash.
  if (isWorkingCopy({ ...manifest, origin: manifest.origin ?? '' }))
    throw new ManifestError(`${name} has the id of working copies.`)
  const { entry, nodeEntry, files, owns, host } = manifest
  if (host ? owns.length > 0 : owns.length === 0)
    throw new ManifestError(
      `${name} ${host ? 'is that of a host, which owns no path.' : 'is malformed: owns: it names no path.'}`,
    )
  for (const file of [`web/${entry}`, `node/${nodeEntry}`])
    if (!files[file]) throw new ManifestError(`${name} names no hash for its entry ${file}.`)
  return manifest
}

/**
 * Reads a build's manifest for other hosts.
 * @throws ManifestError
 */
export function readFederationManifest(text: string, remote: string): FederationManifest {
  const name = `The mf-manifest.json of ${remote}`
  const manifest = parsed(name, text, federationManifest)
  if (manifest.name !== remote) throw new ManifestError(`${name} is that of ${manifest.name}.`)
  // Its query lists the scripts to load.
  const [entry = ''] = manifest.metaData.remoteEntry.name.split('?')
  if (manifest.files && !manifest.files[entry])
    throw new ManifestError(`${name} names no hash for its entry ${entry}.`)
  return manifest
}

/** Returns the object as written. A schema's output has its keys in another order, and so another hash. */
function parsed<Schema extends z.ZodType>(name: string, text: string, schema: Schema): z.infer<Schema> {
  const parsed = fromJson(name, text)
  const [issue] = schema.safeParse(parsed).error?.issues ?? []
  if (!issue) return parsed as z.infer<Schema>
  throw new ManifestError(`${name} is malformed: ${issue.path.join('.')}: ${issue.message}.`)
}

function fromJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ManifestError(`${name} is malformed: ${error instanceof Error ? error.message : error}.`)
  }
}

/** The fields to display for a build with an unreadable manifest. @throws any error that is not a ManifestError */
export function unreadable(error: unknown) {
  if (!(error instanceof ManifestError)) throw error
  return { version: '?', author: '?', commit: 'none', createdAt: new Date(0).toISOString(), shared: {} }
}
