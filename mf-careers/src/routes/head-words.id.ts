import type { HeadWords } from './head-words.ts'

export const words: HeadWords = {
  career: (city) => `Karier di ${city}: kerja penuh waktu dan magang`,
  careerText: (site, locality) =>
    `Bekerja di ${site}: posisi penuh waktu dan magang di studio dan akademi kami di ${locality}.`,
  apply: 'Lamar',
  applyText: (site) => `Lamar posisi di ${site}.`,
  myApplication: 'Lamaran Anda',
  myApplicationText:
    'Perkembangan lamaran Anda; tambahkan dokumen, tarik kembali, minta salinan, atau hapus.',
  privacy: 'Privasi',
  privacyText: (site) =>
    `Data pelamar apa saja yang disimpan ${site}, berapa lama, dan cara meminta penghapusannya.`,
}
