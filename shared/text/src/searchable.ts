/**
 * Text as searches compare it: without capitals, accents, ligatures and other compatibility forms, and soft hyphens. The
 * database does the same in its function `searchable_text`.
 */
export const searchable = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
