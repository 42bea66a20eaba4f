import type { Head } from '../../content/head.ts'

export const words: Head = {
  title: ({ address }) => `Ilustrasi dan concept art dari ${address.city}`,
  description: () => 'Ilustrasi, concept art, storyboard, dan desain 3D untuk gim, film, buku, dan kampanye.',
}
