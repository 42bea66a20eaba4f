import type { MyApplicationHead } from './head.ts'

export const words: MyApplicationHead = {
  title: 'Lamaran Anda',
  description: 'Perkembangan lamaran Anda; tambahkan dokumen, tarik kembali, minta salinan, atau hapus.',
}
