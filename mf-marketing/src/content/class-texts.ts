import type { TextsOfGroup } from './classes.ts'
import { kidTexts } from './kid-classes.ts'
import { regularTexts } from './regular-classes.ts'

export const texts: Readonly<Record<string, TextsOfGroup>> = {
  ...kidTexts.english,
  ...regularTexts.english,
}
