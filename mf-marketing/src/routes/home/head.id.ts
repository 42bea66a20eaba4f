import type { Head } from '../../content/head.ts'

export const words: Head = {
  title: ({ name, address }) => `${name}: studio teknologi kreatif dan akademi seni di ${address.city}`,
  description: ({ name }) =>
    `${name} adalah studio teknologi kreatif dan akademi seni dari Singapura dan Indonesia: gim, animasi, media imersif, dan orang-orang yang membuatnya.`,
}
