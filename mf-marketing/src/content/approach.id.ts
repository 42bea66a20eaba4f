import type { ApproachWords } from './approach.ts'

export const words: ApproachWords = {
  title: 'Cara kami bekerja',
  lead: 'Empat langkah, satu tim, dan satu orang yang selalu bisa Anda hubungi.',
  steps: [
    { name: 'Mendengar', text: 'Seminggu penuh bertanya, kepada Anda dan kepada para calon penggunanya.' },
    {
      name: 'Menggambar',
      text: 'Tiga arah yang benar-benar berbeda, di atas kertas, selagi mengubah belum makan biaya.',
    },
    {
      name: 'Membangun',
      text: 'Putaran-putaran singkat, dan di ujung tiap putaran selalu ada yang bisa dicoba.',
    },
    {
      name: 'Mendampingi',
      text: 'Meluncurkan, mengukur, memperbaiki, lalu menyerahkan, lengkap dengan dokumen yang enak dibaca.',
    },
  ],
}
