import type { VacancyPhrases } from './vacancy-phrases.ts'

export const words: VacancyPhrases = {
  applyUntil: (day) => `lamaran diterima sampai ${day}`,
  salary(least, most) {
    if (least && most) return `${least} – ${most} per bulan`
    return least ? `mulai ${least} per bulan` : `hingga ${most} per bulan`
  },
}
