import { texts as kid } from './kid-classes.ts'
import { texts as regular } from './regular-classes.ts'

export const texts = { ...kid, ...regular }
