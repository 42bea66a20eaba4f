import type { ClassPhrases } from './phrases.ts'

export const words: ClassPhrases = {
  question: (academy, name) => `Halo ${academy}, saya ingin bertanya soal kelas ${name}.`,
  between: (from, to) => `${from} sampai ${to} siswa per kelas`,
  atMost: (to) => `Maksimal ${to} siswa per kelas`,
  left: (left, seats) => (left === 0 ? 'Sudah penuh' : `Sisa ${left} dari ${seats} tempat`),
  atLeast: (from) => `Minimal ${from} peserta`,
  others: (group) => `${group} lainnya`,
}
