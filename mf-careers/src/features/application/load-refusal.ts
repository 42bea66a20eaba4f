import type { Language } from '@arunika/contracts/site'

/** The document of a refused form brings it: no other page needs these texts. */
export const loadRefusal = async (error: string, language: Language | undefined) =>
  (await import(/* webpackChunkName: "refusal" */ './refusal.ts')).refusalOf(error, language)
