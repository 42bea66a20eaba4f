import type { FinderPhrases } from './phrases.ts'

export const words: FinderPhrases = {
  upTo: (price) => `Sampai ${price}`,
  count: (classes) => `${classes} kelas cocok.`,
  none: (wishes) => `Tidak ada kelas yang cocok: ${wishes}.`,
  wish: {
    age: (age) => `usia ${age}`,
    price: (price) => `sampai ${price}`,
    language: (language) => `dalam bahasa ${language}`,
  },
  ages: (ages) => `Usia ${ages}`,
}
