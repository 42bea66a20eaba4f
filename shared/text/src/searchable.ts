const FORMS = new Map<string, string>([
  ...Object.entries({
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    þ: 'th',
    ı: 'i',
    ø: 'o',
    đ: 'd',
    ð: 'd',
    ł: 'l',
    ħ: 'h',
    ς: 'σ',
  }),
  ...Array.from('‘’′ʻʼ', (sign) => [sign, "'"] as const),
  ...Array.from('“”„', (sign) => [sign, '"'] as const),
  ...Array.from('‐‑‒–—−', (sign) => [sign, '-'] as const),
  ['⁄', '/'],
])

/**
 * Text as searches compare it: without capitals, accents, ligatures and other compatibility forms, and soft hyphens, and
 * with one kind of apostrophe, quote and hyphen. The database does the same in its function `searchable_text`.
 */
export const searchable = (text: string): string =>
  text
    .replace(/[™℠]/g, ' ')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}ـ]/gu, '')
    .toLowerCase()
    .replace(/[\u0080-\uffff]/g, (character) => FORMS.get(character) ?? character)
