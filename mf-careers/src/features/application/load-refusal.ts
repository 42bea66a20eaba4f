import type { Language } from '@arunika/contracts/site'

/** Loads the refusal text. Only the document of a refused form embeds it, because no other page needs it. */
export const loadRefusal = async (error: string, language: Language | undefined) =>
  (await import(/* webpackChunkName: "refusal" */ './refusal.ts')).refusalOf(error, language)
