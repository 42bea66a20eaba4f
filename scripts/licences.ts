import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { billOfMaterials, licencesDocument } from './supply-chain.ts'

/** Command: writes docs/licences.md. */
const file = join(import.meta.dirname, '../docs/licences.md')
await writeFile(file, licencesDocument(await billOfMaterials()))
console.log(file)
