/** Maximum length of a slug. */
const MAX = 80

/** Converts a title to a slug: `Rimba: the film` → `rimba-the-film`. */
export const slugOf = (title: string) =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX)
    .replace(/^-+|-+$/g, '')
