import type { CommonWords } from './common.ts'

export const words: CommonWords = {
  viewMore: 'Selengkapnya',
  startProject: 'Mulai proyek',
  play: 'Putar',
  trailerOf: (title) => `Trailer ${title}`,
  howMade: 'Cerita pembuatannya',
  visit: (title) => `Kunjungi ${title}`,
  share: (left, right) => `Porsi ${left} dibanding ${right}`,
  carousel: {
    of: 'dari',
    pause: 'Jeda',
    play: 'Putar',
    previous: 'Sebelumnya',
    next: 'Berikutnya',
  },
}
