import type { PrivacyHead } from './head.ts'

export const words: PrivacyHead = {
  title: 'Privasi',
  description: (site) =>
    `Data pelamar apa saja yang disimpan ${site}, berapa lama, dan cara meminta penghapusannya.`,
}
