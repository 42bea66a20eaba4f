import { MAX_FILE_MB } from '@arunika/contracts'
import type { RefusalWords } from './refusal.ts'

export const words: RefusalWords = {
  title: 'Lamaran Anda belum terkirim',
  advice: {
    validation_failed: `Silakan isi semua bagian dan lampirkan satu sampai tiga berkas: JPG, JPEG, PNG, WEBP, atau PDF, masing-masing paling besar ${MAX_FILE_MB} MB. Berkas PDF harus utuh dan bisa dibuka tanpa kata sandi.`,
    body_too_large: `Ukuran tiap berkas paling besar ${MAX_FILE_MB} MB.`,
    too_many_requests: 'Terlalu banyak formulir dikirim dari jaringan Anda. Silakan coba satu jam lagi.',
    upload_budget_spent: 'Terlalu banyak unggahan dari jaringan Anda. Silakan coba satu jam lagi.',
    uploads_busy: 'Unggahan sedang lebih banyak daripada yang bisa kami terima. Silakan coba satu jam lagi.',
    checks_busy: 'Saat ini banyak sekali berkas yang sedang diperiksa. Silakan coba lagi satu menit lagi.',
    documents_full:
      'Saat ini kami tidak punya tempat untuk dokumen baru. Silakan kirim dokumen Anda lewat email.',
  },
  tryAgain: 'Silakan coba lagi.',
  goingBack: 'Jika Anda menekan tombol kembali di peramban, yang sudah Anda tulis akan muncul lagi.',
}
