import { relative, resolve } from 'node:path'

/**
 * How the manifest of a repository names the kit.
 * @param kit version, or path of the packed file
 */
export const kitAt = (dir: string, kit: string): string =>
  kit.endsWith('.tgz') ? `file:${relative(dir, resolve(kit)).replaceAll('\\', '/')}` : kit
