import type { VacancyWords } from './vacancy-words.ts'

export const words: VacancyWords = {
  requirements: 'Persyaratan',
  description: 'Deskripsi',
  onlyEnglish: 'Keterangan lowongan ini baru tersedia dalam bahasa Inggris.',
  unreachable: 'Kami belum bisa terhubung ke server. Silakan coba beberapa saat lagi.',
  retry: 'Coba lagi',
}
