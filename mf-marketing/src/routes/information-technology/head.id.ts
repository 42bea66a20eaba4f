import type { Head } from '../../content/head.ts'

export const words: Head = {
  title: ({ address }) => `Layanan Teknologi Informasi di ${address.city}`,
  description: () =>
    'Augmented reality, virtual reality, dan HoloLens untuk museum, ruang kelas, pabrik, dan ruang pamer.',
}
