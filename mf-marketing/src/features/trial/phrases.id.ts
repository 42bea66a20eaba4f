import type { TrialPhrases } from './phrases.ts'

export const words: TrialPhrases = {
  hint: (months) =>
    `Data pendaftaran Anda kami simpan selama ${months} bulan, hanya untuk mengatur kunjungan Anda.`,
  meets: (name) => `Jadwal ${name}:`,
  left: (seats) => `sisa ${seats} tempat`,
}
