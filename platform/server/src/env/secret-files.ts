import { readFileSync } from 'node:fs'

const SUFFIX = '_FILE'

/**
 * Reads settings from files: `ADMIN_PASSWORD_FILE` is the path of a file with ADMIN_PASSWORD, as container
 * engines mount secrets. Empty variables count as unset.
 * @param names settings that may come from a file
 * @throws Error with the variable's name if its file cannot be read or both are set
 */
export function withSecretFiles(
  env: Record<string, string | undefined>,
  names: readonly string[],
): Record<string, string> {
  const fromFiles: Record<string, string> = {}
  for (const [name, value] of Object.entries(env)) if (value) fromFiles[name] = value
  for (const name of names) {
    const path = fromFiles[`${name}${SUFFIX}`]
    if (path === undefined) continue
    if (fromFiles[name] !== undefined) throw new Error(`Set ${name} or ${name}${SUFFIX}, not both.`)
    try {
      // Editors end a file with a line break, which is not part of the secret.
      fromFiles[name] = readFileSync(path, 'utf8').replace(/\r?\n$/, '')
    } catch (cause) {
      throw new Error(`${name}${SUFFIX}: the file ${path} cannot be read.`, { cause })
    }
  }
  return fromFiles
}
