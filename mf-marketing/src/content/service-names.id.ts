import type { ServiceNames } from './service-names.ts'

export const words: ServiceNames = {
  games: 'Pengembangan Gim',
  web: 'Pengembangan Aplikasi & Web',
  animation: 'Animasi',
  illustration: 'Ilustrasi',
  immersive: 'Teknologi Informasi',
  logo: 'Desain Logo',
}
