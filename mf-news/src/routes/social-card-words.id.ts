import type { SocialCardWords } from './social-card-words.ts'

export const words: SocialCardWords = {
  news: 'Berita',
  about: (topic) => `Berita tentang ${topic}`,
  from: (site) => `Berita dari ${site}`,
  details: (city) => `Gim, film, kelas, dan orang-orang di ${city}`,
}
