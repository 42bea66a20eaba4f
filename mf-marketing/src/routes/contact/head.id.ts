import type { ContactHead } from './head.ts'

export const words: ContactHead = {
  title: (city) => `Hubungi kami di ${city}`,
  description: (site, where) => `Kirim pesan ke ${site}, telepon kami, atau mampirlah: ${where}.`,
}
