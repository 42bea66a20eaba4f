import type { InterviewWords } from './interview-words.ts'

export const words: InterviewWords = {
  title: 'Wawancara',
  chooseTime: 'Silakan pilih waktu:',
  noTime: 'Semua waktu sudah terisi. Kami akan menawarkan waktu lain.',
  chooseThis: 'Pilih waktu ini',
  where: 'Tempat:',
  change: 'Tambahkan ke kalender, pindahkan, atau batalkan',
}
