import type { ApplicationFile } from '@arunika/contracts'

/** A signature may follow the name in the address. */
export const isPdf = ({ file_path }: Pick<ApplicationFile, 'file_path'>) =>
  /^[^?#]*\.pdf(?:[?#]|$)/i.test(file_path)

/** Human-readable size. */
export function fileSize(bytes: number): string {
  if (bytes < 1_048_576) return `${Math.max(1, Math.round(bytes / 1024))} kB`
  return `${(bytes / 1_048_576).toFixed(1)} MB`
}
