import type { CommonWords } from './common.ts'

export const words: CommonWords = {
  viewMore: 'Selengkapnya',
  startProject: 'Mulai proyek',
  play: 'Putar',
  share: (left, right) => `Porsi ${left} dibanding ${right}`,
  carousel: {
    of: 'dari',
    pause: 'Jeda',
    play: 'Putar',
    previous: 'Sebelumnya',
    next: 'Berikutnya',
  },
}
