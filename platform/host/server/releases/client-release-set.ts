import { type BuildRelease, type ReleaseSet, workingCopy } from '@anyam/federation'

const unsealed = <Release extends BuildRelease>({
  seal: _seal,
  attestation: _attestation,
  ...release
}: Release) => release

/** The release set as sent to browsers. */
export function withoutSeals({ id, remotes }: ReleaseSet): ReleaseSet {
  const entries = Object.entries(remotes).map(([remote, { fallback, ...release }]) => [
    remote,
    { ...unsealed(release), ...(fallback && { fallback: unsealed(fallback) }) },
  ])
  return { id, remotes: Object.fromEntries(entries) }
}

/** Origins of working copies, by remote. */
export type WorkingCopies = Readonly<Record<string, string>>

/** The set with some remotes replaced by working copies. */
export function withWorkingCopies(set: ReleaseSet, copies: WorkingCopies): ReleaseSet {
  const remotes = { ...set.remotes }
  for (const [remote, origin] of Object.entries(copies)) {
    const live = set.remotes[remote]
    if (!live) continue
    const { owns, nav, languages, slots, uses } = live
    const declared = {
      owns,
      ...(nav && { nav }),
      ...(languages && { languages }),
      ...(slots && { slots }),
      ...(uses && { uses }),
    }
    remotes[remote] = { ...workingCopy(remote), ...declared, integrity: '', origin }
  }
  const names = Object.entries(copies).map((copy) => copy.join('@'))
  return { id: [set.id, ...names].join('+'), remotes }
}
