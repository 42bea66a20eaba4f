import type { FormWords } from './words.ts'

export const words: FormWords = {
  sending: 'Mengirim…',
  tryAgain: 'Coba lagi',
  nothingLost: 'Yang Anda ketik tetap tersimpan di sini.',
  withoutScript: 'Formulir ini memerlukan JavaScript. Silakan hubungi kami lewat:',
  yourData: 'Cara kami menjaga data Anda',
  failure({ status }) {
    if (status === 0) return 'Server kami tidak dapat dihubungi.'
    if (status === 429) return 'Terlalu banyak kiriman. Tunggu sebentar.'
    return `Server kami menjawab dengan kode ${status}.`
  },
  arrived: (_english, own) => own,
}
