import { words as sentences } from './class-sentences.id.ts'
import { filmTexts } from './film-texts.id.ts'
import { gameTexts } from './game-texts.id.ts'
import type { SocialCardTexts } from './social-card-texts.ts'

export const indonesian: SocialCardTexts = {
  class: { details: ({ ages }) => `Usia ${sentences.ages(ages)}` },
  home: {
    title: 'Mari berkarya bersama',
    kind: (site) => `${site} Studio & Academy`,
    details: (city) => `Gim, animasi, dan kelas seni di ${city}`,
  },
  about: { title: 'Tentang kami', details: (city) => `Studio dan akademi di ${city} dan Singapura` },
  contact: { title: 'Hubungi kami' },
  academy: {
    title: 'Kelas seni, animasi, dan gim',
    details: 'Untuk anak mulai enam tahun dan dewasa muda',
  },
  'kid-class': { title: 'Kelas Anak', details: 'Kelas seni dan gim untuk anak 6–12 tahun' },
  'regular-class': { title: 'Kelas Reguler', details: 'Seni, animasi, dan gim mulai 13 tahun' },
  technology: { title: 'Teknologi', details: 'Gim, animasi, aplikasi, dan desain' },
  'game-development': { title: 'Pengembangan Gim', details: 'Untuk ponsel, PC, konsol, dan headset' },
  animation: { title: 'Animasi', details: 'Serial, film, dan video promosi' },
  illustration: { title: 'Ilustrasi', details: 'Concept art, storyboard, dan desain 3D' },
  'logo-design': { title: 'Desain Logo', details: 'Logo, nama, dan kemasan' },
  'information-technology': { title: 'Teknologi Informasi', details: 'Augmented dan virtual reality' },
  'web-and-app-development': {
    title: 'Pengembangan Aplikasi & Web',
    details: 'Situs web, aplikasi, dan platform',
  },
  games: gameTexts,
  films: filmTexts,
}
