import { join } from 'node:path'
import { takeNoArguments } from '../platform/server/src/command/index.ts'
import { billOfMaterials, licencesDocument } from './supply-chain.ts'
import { writeDocument } from './write-document.ts'

takeNoArguments('pnpm licences:write: writes the notices of libraries to docs/licences.md')
const file = join(import.meta.dirname, '../docs/licences.md')
await writeDocument(file, licencesDocument(await billOfMaterials()))
console.log(file)
