import type { ContactText } from './contact.ts'

export const words: ContactText = {
  eyebrow: 'Kontak',
  headline: 'Ceritakan apa yang ingin Anda buat.',
  lead: 'Sebuah gim, sebuah film, kelas untuk putri Anda, atau pertanyaan yang tidak muat di kotak mana pun: tulislah kepada kami, dan Anda akan dijawab langsung oleh tim kami dalam dua hari kerja.',
}
