import type { FactLabels } from './fact-labels.ts'

export const words: FactLabels = {
  ages: 'Usia',
  days: 'Hari',
  length: 'Durasi',
  price: 'Biaya',
  teacher: 'Pengajar',
  seats: 'Peserta',
  level: 'Tingkat',
  languages: 'Bahasa pengantar',
  starts: 'Mulai',
  terms: 'Periode kelas',
  makes: 'Yang Anda buat',
  tools: 'Alat',
  included: 'Sudah termasuk',
  entry: 'Yang perlu dikuasai',
  syllabus: { Monthly: 'Bulan demi bulan', Weekly: 'Minggu demi minggu', Daily: 'Hari demi hari' },
  levels: { beginner: 'Pemula', intermediate: 'Menengah', advanced: 'Lanjutan' },
  spoken: { id: 'Indonesia', en: 'Inggris' },
}
