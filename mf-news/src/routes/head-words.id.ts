import type { HeadWords } from './head-words.ts'

export const words: HeadWords = {
  news: 'Berita',
  newsFrom: (site) => `Berita dari ${site}.`,
  feed: (site) => `Berita ${site}`,
  title: (city) => `Berita dari ${city}: gim, film, kelas, dan orang-orangnya`,
  description: (studio, academy) =>
    `Kabar dari ${studio} dan ${academy}: gim dan film baru, open house, pameran, festival, dan orang-orang di baliknya.`,
  archiveTitle: 'Arsip berita',
  archiveText: (site) => `Semua yang pernah diterbitkan ${site}, dari yang terbaru sampai yang terlama.`,
  topicText: (topic, site) => `Semua berita ${site} tentang ${topic}, dari yang terbaru sampai yang terlama.`,
  onPage: (subject, page) => `${subject}, halaman ${page}`,
  about: (topic) => `Berita tentang ${topic}`,
  aboutOne: 'Berita satu topik',
  with: (hashtag) => `Berita dengan #${hashtag}`,
  inTheNews: (words) => `“${words}” dalam berita`,
}
