import type { NewsroomWords } from './newsroom-words.ts'

export const words: NewsroomWords = {
  title: 'Ruang Berita',
  lead: (site) => `Peluncuran, kelas, dan pementasan dari ${site}.`,
}
