import { join } from 'node:path'
import { billOfMaterials, licencesDocument } from './supply-chain.ts'
import { writeDocument } from './write-document.ts'

/** Command: writes docs/licences.md. */
const file = join(import.meta.dirname, '../docs/licences.md')
await writeDocument(file, licencesDocument(await billOfMaterials()))
console.log(file)
