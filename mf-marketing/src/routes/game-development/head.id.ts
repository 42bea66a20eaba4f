import type { Head } from '../../content/head.ts'

export const words: Head = {
  title: ({ address }) => `Studio Pengembangan Gim di ${address.city}`,
  description: () =>
    'Gim untuk ponsel, PC, konsol, dan headset: desain, seni, pemrograman, dan live service, dengan portofolio lima judul.',
}
