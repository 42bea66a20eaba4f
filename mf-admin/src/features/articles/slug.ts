/** Letters of a slug at most. */
const MAX = 80

/** A title as words of an address: `Rimba: the film` → `rimba-the-film`. */
export const slugOf = (title: string) =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX)
    .replace(/^-+|-+$/g, '')
