import type { BuildManifest } from '@anyam/federation'

export interface FileChange {
  file: string
  change: 'added' | 'removed' | 'changed'
  /** Size difference in bytes: the second build's minus the first's. */
  bytes: number
}

/** Lists the files that differ between two builds of a remote. */
export function diff(a: BuildManifest, b: BuildManifest): FileChange[] {
  const files = [...new Set([...Object.keys(a.files), ...Object.keys(b.files)])].sort()
  return files.flatMap((file) => {
    const [before, after] = [a.files[file], b.files[file]]
    if (before?.integrity === after?.integrity) return []
    const change = before ? (after ? 'changed' : 'removed') : 'added'
    return [{ file, change, bytes: (after?.size ?? 0) - (before?.size ?? 0) }]
  })
}
