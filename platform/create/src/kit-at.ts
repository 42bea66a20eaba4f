import { relative, resolve } from 'node:path'

/**
 * Dependency specifier of the kit in a repository's manifest.
 * @param kit version, or path of the packed file
 */
export const kitAt = (dir: string, kit: string): string =>
  kit.endsWith('.tgz') ? `file:${relative(dir, resolve(kit)).replaceAll('\\', '/')}` : kit
