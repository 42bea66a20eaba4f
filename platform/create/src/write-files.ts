import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Names } from './names.ts'

/** Writes files, replacing the template's placeholders with the remote's names. */
export function writeFiles(dir: string, template: Record<string, string>, names: Names): void {
  for (const [name, text] of Object.entries(template)) {
    const file = join(dir, name.replace('__page__', names.page))
    const filled = text.replaceAll(/\{\{(\w+)\}\}/g, (_blank, key: keyof Names) => names[key])
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, filled, { flag: 'wx' })
  }
}
