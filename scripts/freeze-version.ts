import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withDatabase } from '../deploy/backup/with-database.ts'
import { FROZEN, freeze } from '../deploy/frozen/frozen.ts'
import { printHelp } from '../platform/server/src/command/index.ts'
import { readSettings } from '../platform/server/src/env/index.ts'

const USAGE = 'pnpm freeze:version <version>, with the settings of a used copy of the product of that version'

// Command: writes the rows of a version's database to a file, from which tests upgrade it to every later version.
printHelp(USAGE)
const [version] = process.argv.slice(2)
if (!/^\d+\.\d+\.\d+$/.test(version ?? '')) {
  console.error(USAGE)
  process.exit(1)
}
const file = join(FROZEN, `${version}.json.gz`)
await mkdir(FROZEN, { recursive: true })
await writeFile(file, await withDatabase(readSettings(), freeze), { flag: 'wx' })
console.log(`Written: ${file}`)
