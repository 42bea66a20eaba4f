export { alts } from './class-pictures.id.ts'

import type { TextsOfGroup } from './classes.ts'
import { words as kid } from './kid-classes.id.ts'
import { words as regular } from './regular-classes.id.ts'

export const texts: Readonly<Record<string, TextsOfGroup>> = { ...kid, ...regular }
