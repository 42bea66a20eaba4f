import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installPackages } from '../../scripts/apt.ts'

/** Paths of the programs of PostgreSQL and PgBouncer. */
export interface Programs {
  initdb: string
  postgres: string
  pg_basebackup: string
  pg_ctl: string
  pgbouncer: string
}

/** Debian has a folder for each version of PostgreSQL, none of which is in PATH. */
const VERSIONS = '/usr/lib/postgresql'

function folders(): string[] {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS) : []
  const newestFirst = versions.toSorted((a, b) => Number(b) - Number(a))
  const debian = newestFirst.map((version) => join(VERSIONS, version, 'bin'))
  return [...debian, ...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
}

function find(): { found: Programs; missing: string[] } {
  const all = folders()
  const found: Programs = { initdb: '', postgres: '', pg_basebackup: '', pg_ctl: '', pgbouncer: '' }
  for (const name of Object.keys(found) as (keyof Programs)[]) {
    found[name] = all.map((dir) => join(dir, name)).find((path) => existsSync(path)) ?? ''
  }
  const missing = Object.entries(found).flatMap(([name, path]) => (path === '' ? [name] : []))
  return { found, missing }
}

/**
 * Finds the programs on this machine, or installs Debian's.
 * @throws Error that names the missing programs if neither is possible
 */
export function findPrograms(): Programs {
  const present = find()
  if (present.missing.length === 0) return present.found
  installPackages('postgresql', 'pgbouncer')
  const { found, missing } = find()
  if (missing.length > 0)
    throw new Error(
      `This machine lacks ${missing.join(', ')}, and they could not be installed: install Debian's packages postgresql and pgbouncer, and run again.`,
    )
  return found
}
