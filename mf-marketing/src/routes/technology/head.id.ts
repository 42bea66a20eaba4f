import type { Head } from '../../content/head.ts'

export const words: Head = {
  title: ({ address }) => `Teknologi: gim, animasi, aplikasi, dan desain di ${address.city}`,
  description: ({ studio }) =>
    `Yang dibuat ${studio}: gim, animasi, ilustrasi, aplikasi dan situs web, teknologi imersif, serta identitas merek.`,
}
