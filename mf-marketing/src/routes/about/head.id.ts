import type { Head } from '../../content/head.ts'

export const words: Head = {
  title: ({ address }) => `Tentang kami: studio dan akademi di ${address.city} dan Singapura`,
  description: ({ name }) =>
    `Siapa di balik ${name}: visi, misi, tonggak perjalanan, serta orang-orang di Bandung dan Singapura.`,
}
