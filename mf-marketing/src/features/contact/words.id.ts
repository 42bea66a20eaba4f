import type { ContactWords } from './words.ts'

export const words: ContactWords = {
  title: 'Hubungi Kami',
  hint: 'Pesan Anda kami simpan untuk membalasnya.',
  action: 'KIRIM SEKARANG',
  unsent: 'Pesan Anda belum terkirim',
  thanks: 'Terima kasih! Pesan Anda sudah terkirim.',
  fields: { name: 'Nama', email: 'Email', subject: 'Perihal', message: 'Pesan' },
  otherWays: 'Cara lain menghubungi kami',
  phone: 'Telepon',
  email: 'Email',
  social: 'Media sosial',
  office: 'Kantor',
  map: (where) => `Peta: ${where}`,
  mapAround: (where) => `Peta sekitar ${where}`,
  loadMap: 'Muat peta interaktif',
}
