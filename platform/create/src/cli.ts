#!/usr/bin/env node
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { initRepository } from './init-repository.ts'
import { kitAt } from './kit-at.ts'
import { namesFor } from './names.ts'
import { writeFiles } from './write-files.ts'

const USAGE = `create-remote <mf-name> </path> [--dir <folder>] [--kit <version or packed file>]
for example: create-remote mf-events /events`

interface Template {
  /** Name of the kit. */
  kit: string
  files: Record<string, string>
}

/** Written by `assemble.ts`, next to this command. */
const TEMPLATE = join(import.meta.dirname, 'template.json')

// Command: creates a separate repository for a team's remote.
function main(): void {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      dir: { type: 'string' },
      kit: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
      version: { type: 'boolean', default: false },
    },
  })
  if (values.version) {
    console.log(JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')).version)
    return
  }
  if (values.help) {
    console.log(USAGE)
    return
  }
  const [remote = '', path = ''] = positionals
  const names = namesFor(remote, path, USAGE)
  const dir = resolve(values.dir ?? remote)
  if (existsSync(dir)) throw new Error(`${dir} is there already.`)
  const template = JSON.parse(readFileSync(TEMPLATE, 'utf8')) as Template
  writeFiles(dir, template.files, names)
  if (values.kit) useKit(dir, template.kit, values.kit)
  initRepository(dir)
  console.log(`
${remote} is in ${dir}. Continue with

  cd ${values.dir ?? remote}
  pnpm install
  pnpm test

README.md says how it gets to the site.
`)
}

/** @param kit version, or path of the packed file */
function useKit(dir: string, name: string, kit: string): void {
  const file = join(dir, 'package.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  manifest.dependencies[name] = kitAt(dir, kit)
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`)
}

try {
  main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
