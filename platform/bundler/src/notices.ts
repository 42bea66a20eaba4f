import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Compilation, type Compiler, NormalModule, rspack } from '@rspack/core'

const NAME = 'NoticesPlugin'
/** File next to those of a build, with the libraries in it and their licences. */
const NOTICES_FILE = 'licences.txt'
/** Separates two notices; the shell's page of all licences splits there. */
const NOTICE_END = `\n${'='.repeat(80)}\n`

/** Folder of the installed library that contains a file. */
const libraryOf = (file: string) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0]

function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string
    version: string
    license?: string
  }
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(entry))
  const text = file ? readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim() : ''
  return `${name} ${version}\nLicence: ${license ?? 'see below'}\n\n${text}`.trim()
}

/** Writes the licences of the libraries in a build next to its files. */
export class NoticesPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const folders = new Set<string>()
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        for (const module of modules) {
          const folder = module instanceof NormalModule ? libraryOf(module.resource) : undefined
          if (folder) folders.add(folder)
        }
      })
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const notices = [...new Set([...folders].map(noticeOf))].sort()
        if (notices.length > 0)
          compilation.emitAsset(NOTICES_FILE, new rspack.sources.RawSource(`${notices.join(NOTICE_END)}\n`))
      })
    })
  }
}
