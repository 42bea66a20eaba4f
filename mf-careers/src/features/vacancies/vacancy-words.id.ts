import type { VacancyWords } from './vacancy-words.ts'

export const words: VacancyWords = {
  requirements: 'Persyaratan',
  description: 'Deskripsi',
  onlyEnglish: 'Keterangan lowongan ini baru tersedia dalam bahasa Inggris.',
  applyUntil: (day) => `lamaran diterima sampai ${day}`,
  salary(least, most) {
    if (least && most) return `${least} – ${most} per bulan`
    return least ? `mulai ${least} per bulan` : `hingga ${most} per bulan`
  },
  unreachable: 'Kami belum bisa terhubung ke server. Silakan coba lagi sebentar lagi.',
  retry: 'Coba lagi',
}
