import { inIndonesian } from '../../lib/messages.id.ts'
import type { ErrorWords } from './error-words.ts'

export const words: ErrorWords = {
  message: (english) => inIndonesian(english) ?? english,
  summary: {
    check: (fields) => `Silakan periksa ${fields} bagian`,
    allCorrected: 'Semua sudah diperbaiki: silakan kirim lagi',
    corrected: 'sudah diperbaiki',
  },
}
