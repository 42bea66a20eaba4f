import type { Head } from '../../content/head.ts'

export const words: Head = {
  title: ({ address }) => `Pengembangan Aplikasi & Web di ${address.city}`,
  description: () =>
    'Desain dan pengembangan situs web, aplikasi seluler, platform pendidikan, dan gamifikasi.',
}
