import type { Head } from '../../content/head.ts'

export const words: Head = {
  title: ({ address }) => `Animasi: studio 2D dan 3D di ${address.city}`,
  description: () =>
    'Serial animasi, film, dan video promosi 2D dan 3D, dengan portofolio dua serial dan dua film.',
}
