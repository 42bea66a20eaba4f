import type { TextsOfGroup } from './classes.ts'
import { texts as kid } from './kid-classes.ts'
import { texts as regular } from './regular-classes.ts'

export const texts: Readonly<Record<string, TextsOfGroup>> = { ...kid, ...regular }
