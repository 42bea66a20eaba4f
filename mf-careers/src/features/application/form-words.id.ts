import type { FormWords } from './form-words.ts'

export const words: FormWords = {
  filledIn: (count, total) =>
    count < total ? `${count} dari ${total} bagian terisi` : 'Semua sudah terisi: silakan kirim',
  sent: (percent) =>
    percent < 100 ? `Mengirim lamaran Anda: ${percent}%` : 'Semua terkirim. Menunggu jawaban…',
  cancel: 'Batalkan',
  stopped: 'Pengiriman dihentikan. Jawaban dan berkas Anda masih ada di sini.',
  leaveTitle: 'Tinggalkan tanpa mengirim?',
  leaveText:
    'Lamaran Anda belum dikirim. Jawaban Anda tetap tersimpan di perangkat ini, tetapi berkas yang Anda pilih tidak.',
  stay: 'Tetap di sini',
  leave: 'Tinggalkan',
  summary: {
    check: (left) => `Silakan periksa ${left} bagian`,
    allCorrected: 'Semua sudah diperbaiki: silakan kirim lagi',
    corrected: 'sudah diperbaiki',
  },
}
