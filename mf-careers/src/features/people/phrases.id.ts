import type { PeoplePhrases } from './phrases.ts'

export const words: PeoplePhrases = {
  lead: (locality) =>
    `Kami programmer, animator, seniman, dan pengajar di ${locality}. Kami membuat gim dan film untuk dunia, dan mengajar orang-orang yang akan membuat karya berikutnya. Masih ada satu kursi kosong di meja kami.`,
}
