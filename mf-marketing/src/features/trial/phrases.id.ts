import type { TrialPhrases } from './phrases.ts'

export const words: TrialPhrases = {
  hint: (months) => `Kami simpan data ini ${months} bulan, hanya untuk kunjungan Anda.`,
  meets: (name) => `Jadwal ${name}:`,
  left: (seats) => `sisa ${seats} tempat`,
}
