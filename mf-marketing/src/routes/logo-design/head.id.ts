import type { Head } from '../../content/head.ts'

export const words: Head = {
  title: ({ address }) => `Desain Logo dan identitas merek di ${address.city}`,
  description: () =>
    'Desain logo dan branding produk: logo, nama, kemasan, dan panduan yang menjaganya tetap segar.',
}
