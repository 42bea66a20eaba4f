import type { BuildManifest } from '@anyam/federation'
import { CodedError } from '@anyam/server/errors'
import * as z from 'zod'
import { ManifestError, readManifest } from '../manifest.ts'

const MB = 1_000_000

/** Limits of one build. */
export const UPLOAD_LIMITS = { files: 5_000, fileBytes: 32 * MB, buildBytes: 256 * MB, manifestBytes: 4 * MB }

const file = z.strictObject({
  size: z.int().min(0),
  integrity: z.string().regex(/^sha384-[\w+/]{64}$/, 'is no sha384 hash'),
})
export type UploadedFile = z.infer<typeof file>

/** Below `web/` or `node/`, with characters that mean the same on every system. */
const NAME = /^(web|node)(\/[\w@~-][\w@~.-]*)+$/

const body = z.strictObject({
  /** Text, because its hash is that of the text. */
  manifest: z.string(),
  /** The build's signature; missing if none is required. */
  attestation: z.string().max(100_000).optional(),
  /** Files that are not in the manifest: source maps, and compressed twins of its files. */
  extras: z.record(z.string(), file).default({}),
})

/** Body of the request that starts an upload. */
export type UploadRequest = z.input<typeof body>

export interface Upload {
  manifest: BuildManifest
  /** All files by name. */
  files: Record<string, UploadedFile>
  attestation: string | undefined
}

/**
 * Reads the request that starts an upload.
 * @throws CodedError if it is malformed, too large, or has a file at a forbidden path
 */
export function readUpload(text: string, id: { remote: string; build: string }): Upload {
  const { manifest: manifestText, attestation, extras } = parsed(text)
  const manifest = manifestOf(manifestText, id)
  for (const name of Object.keys(extras)) assertExtra(name, manifest)
  const files: Upload['files'] = { ...extras, ...manifest.files }
  const bad = Object.keys(files).find((name) => !NAME.test(name))
  if (bad)
    throw new CodedError('manifest_invalid', {
      message: `The manifest names ${bad}, which is no name of a file.`,
    })
  assertSize(files)
  return { manifest, files, attestation }
}

function parsed(text: string): z.infer<typeof body> {
  try {
    return body.parse(JSON.parse(text))
  } catch (error) {
    if (error instanceof z.ZodError)
      throw new CodedError('manifest_invalid', {
        message: `The upload cannot be understood: ${z.prettifyError(error).split('\n').join(' ')}`,
      })
    throw new CodedError('bad_request')
  }
}

function manifestOf(text: string, id: { remote: string; build: string }): BuildManifest {
  try {
    return readManifest(text, id)
  } catch (error) {
    if (error instanceof ManifestError) throw new CodedError('manifest_invalid', { message: error.message })
    throw error
  }
}

function assertExtra(name: string, { files }: BuildManifest): void {
  const [, of, suffix] = /^(.*)\.(br|gz|map)$/.exec(name) ?? []
  if (of && suffix && !files[name] && (files[of] || suffix === 'map')) return
  throw new CodedError('manifest_invalid', {
    message: `${name} is neither in the manifest nor a twin of a file in it.`,
  })
}

function assertSize(files: Upload['files']): void {
  const { files: most, fileBytes, buildBytes } = UPLOAD_LIMITS
  const sizes = Object.entries(files)
  if (sizes.length > most)
    throw new CodedError('too_large', {
      message: `The build has ${sizes.length} files; ${most} is the limit.`,
    })
  const large = sizes.find(([, { size }]) => size > fileBytes)
  if (large)
    throw new CodedError('too_large', {
      message: `${large[0]} has ${inMb(large[1].size)}; ${inMb(fileBytes)} is the limit.`,
    })
  const total = sizes.reduce((sum, [, { size }]) => sum + size, 0)
  if (total > buildBytes)
    throw new CodedError('too_large', {
      message: `The build has ${inMb(total)}; ${inMb(buildBytes)} is the limit.`,
    })
}

const inMb = (bytes: number) => `${Math.ceil(bytes / MB)} MB`
