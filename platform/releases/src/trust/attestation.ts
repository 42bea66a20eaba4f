import type { KeyObject } from 'node:crypto'
import type { BuildManifest, BuildRelease, RemoteRelease } from '@anyam/federation'
import * as z from 'zod'
import { sealOf } from '../integrity.ts'
import { isSignedBy, signText } from './keys.ts'
import { isDelegated, type Trust, TrustError } from './trust.ts'

/** File in a build's folder, next to its manifest. */
export const ATTESTATION = 'attestation.json'

const PAYLOAD_TYPE = 'application/vnd.in-toto+json'

/** DSSE, https://github.com/secure-systems-lab/dsse */
const envelope = z.object({
  payloadType: z.literal(PAYLOAD_TYPE),
  payload: z.base64(),
  signatures: z
    .array(z.object({ keyid: z.string(), sig: z.base64() }))
    .min(1)
    .max(10),
})

/** The required fields of an in-toto statement, https://in-toto.io/Statement/v1 */
const statement = z.object({
  _type: z.literal('https://in-toto.io/Statement/v1'),
  subject: z.array(z.object({ name: z.string(), digest: z.object({ sha384: z.string() }) })).length(1),
})

/** The sources and the builder of a build. */
export interface Provenance {
  /** Address of the repository; undefined if there is none. */
  repository?: string | undefined
  /** SHA-256 of the lockfile, in hexadecimal. */
  lockfile?: string | undefined
  /** The builder: the URL of a pipeline run, or `local`. */
  builder: string
}

/** Creates and signs an attestation of a build's sources and builder. @returns the text of the attestation */
export function attest(manifest: BuildManifest, provenance: Provenance, key: KeyObject): string {
  const text = JSON.stringify(statementOf(manifest, provenance))
  const signatures = [signText(preAuthEncoding(text), key)]
  const payload = Buffer.from(text).toString('base64')
  return JSON.stringify({ payloadType: PAYLOAD_TYPE, payload, signatures })
}

function statementOf(manifest: BuildManifest, { repository, lockfile, builder }: Provenance) {
  const { remote, build, commit, dirty = false, createdAt } = manifest
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: `${remote}@${build}`, digest: { sha384: hexOf(sealOf(manifest)) } }],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'https://arunika.example/remote-build/v1',
        externalParameters: { remote, build },
        internalParameters: { dirty },
        resolvedDependencies: [
          { uri: `git+${repository ?? 'local'}`, digest: { gitCommit: commit } },
          ...(lockfile ? [{ uri: 'pnpm-lock.yaml', digest: { sha256: lockfile } }] : []),
        ],
      },
      runDetails: { builder: { id: builder }, metadata: { finishedOn: createdAt } },
    },
  }
}

/**
 * Verifies that the team that owns a build's paths has signed its manifest, which contains the hashes of all
 * files.
 * @param text of the attestation; undefined if there is none
 * @throws TrustError
 */
export function verifyBuild(manifest: BuildManifest, text: string | undefined, trust: Trust): void {
  const { remote, build, owns, host } = manifest
  verifyAttestation({ remote, build, owns, seal: sealOf(manifest), ...(host && { host }) }, text, trust)
}

/** As `verifyBuild`, for a build of the live set and its fallback. @throws TrustError */
export function verifyRelease(
  remote: string,
  { owns, fallback, ...release }: RemoteRelease,
  trust: Trust,
): void {
  verifyAttestation({ remote, owns, ...release }, release.attestation, trust)
  // A fallback receives the paths of the build that it replaces.
  if (fallback) verifyAttestation({ remote, owns, ...fallback }, fallback.attestation, trust)
}

interface Attested extends Pick<BuildRelease, 'build' | 'seal' | 'host'> {
  remote: string
  owns: readonly string[]
}

function verifyAttestation(
  { remote, build, owns, host, seal = '' }: Attested,
  text: string | undefined,
  { teams }: Trust,
) {
  const team = teams[remote]
  if (!team) throw new TrustError(`No team may release ${remote}.`)
  if (text === undefined) throw new TrustError(`${remote} ${build} is not signed.`)
  const signed = signedText(text, team.keys)
  if (signed === undefined) throw new TrustError(`${remote} ${build} is not signed by its team.`)
  const [subject] = statement.parse(JSON.parse(signed)).subject
  if (subject?.name !== `${remote}@${build}` || subject.digest.sha384 !== hexOf(seal))
    throw new TrustError(`The signature of ${remote} ${build} is of another build.`)
  const foreign = [...owns, ...(host?.serves ?? [])].find((path) => !isDelegated(path, team.owns))
  if (foreign) throw new TrustError(`${remote} ${build} owns ${foreign}, which was not given to its team.`)
}

/** The content of the envelope, if one of the keys has signed it. */
function signedText(text: string, keys: readonly string[]): string | undefined {
  try {
    const { payload, signatures } = envelope.parse(JSON.parse(text))
    const content = Buffer.from(payload, 'base64').toString()
    const encoded = preAuthEncoding(content)
    return signatures.some((one) => isSignedBy(encoded, one, keys)) ? content : undefined
  } catch {
    return undefined
  }
}

/** DSSE signs the type together with the content, so that a signature is valid for no other type. */
const preAuthEncoding = (text: string) =>
  `DSSEv1 ${PAYLOAD_TYPE.length} ${PAYLOAD_TYPE} ${Buffer.byteLength(text)} ${text}`

const hexOf = (integrity: string) => Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex')
