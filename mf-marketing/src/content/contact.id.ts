import type { ContactText } from './contact.ts'

export const words: ContactText = {
  eyebrow: 'Kontak',
  headline: 'Ceritakan apa yang ingin Anda buat.',
  lead: 'Sebuah gim, sebuah film, kelas untuk putra-putri Anda, atau pertanyaan yang tidak masuk kategori mana pun: kirimkan kepada kami, dan tim kami sendiri yang menjawabnya dalam dua hari kerja.',
}
