import type { FinderPhrases } from './phrases.ts'

export const words: FinderPhrases = {
  upTo: (price) => `Sampai ${price}`,
  count: (classes) => (classes === 0 ? 'Tidak ada kelas yang cocok.' : `${classes} kelas cocok.`),
  ages: (ages) => `Usia ${ages}`,
}
