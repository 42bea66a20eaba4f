import type { SocialCardWords } from './social-card-words.ts'

export const words: SocialCardWords = {
  workAt: (site) => `Bekerja di ${site}`,
  career: 'Karier',
  details: (city) => `Kerja penuh waktu dan magang di ${city}`,
  until: (day) => `sampai ${day}`,
}
