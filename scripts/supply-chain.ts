import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pnpm } from '../platform/create/src/pnpm.ts'

/** A bill of materials as CycloneDX has it: what of it is read here. */
export interface Bill {
  bomFormat: string
  components: {
    purl: string
    licenses?: { license?: { id?: string; name?: string }; expression?: string }[]
  }[]
}

/** Packages that only build and test. */
const TOOLS = ['./platform/bundler', './platform/test-support', './shared/testing']

/** All that the product is made of and runs on, without what only builds or tests it. */
export async function billOfMaterials(): Promise<Bill> {
  const dir = await mkdtemp(join(tmpdir(), 'sbom-'))
  const file = join(dir, 'sbom.json')
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--prod', '--out', file]
  await pnpm(...TOOLS.map((dir) => `--filter=!${dir}`), ...args)
  const bill: Bill = JSON.parse(await readFile(file, 'utf8'))
  await rm(dir, { recursive: true })
  return bill
}

/** Without version, and the same on every machine. */
const nameOf = (purl: string) =>
  decodeURIComponent(purl.replace(/^pkg:npm\//, '').replace(/@[^@]*$/, '')).replace(
    /-(linux|linuxmusl|darwin|win32)-\w+(-\w+)?$/,
    '-<platform>',
  )

/** Names of foreign packages by their licence, both in order. */
export function licencesIn({ components }: Bill): [licence: string, names: string[]][] {
  const found = new Map<string, Set<string>>()
  for (const { purl, licenses: [first] = [] } of components) {
    const name = nameOf(purl)
    if (/^@(anyam|arunika)\//.test(name)) continue
    const stated = first?.expression ?? first?.license?.id ?? first?.license?.name ?? 'none given'
    const licence = stated.startsWith('SEE LICENSE') && /ckeditor/.test(name) ? 'GPL-2.0-or-later' : stated
    found.set(licence, (found.get(licence) ?? new Set()).add(name))
  }
  return [...found]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([licence, names]) => [licence, [...names].sort((a, b) => a.localeCompare(b))])
}

const INTRODUCTION = `# Licences

What the product is made of and runs on, by licence; made from the bill of materials by \`pnpm licences:write\`. The editor
of the back-office is under the GPL 2 or later, and so is mf-admin. libvips, which sharp uses, is a library
of its own under the LGPL. The bill itself: \`pnpm sbom --sbom-format cyclonedx --prod\`.
`

export const licencesDocument = (bill: Bill) =>
  [
    INTRODUCTION,
    ...licencesIn(bill).map(([licence, names]) => `## ${licence}\n\n${names.join(', ')}\n`),
  ].join('\n')
