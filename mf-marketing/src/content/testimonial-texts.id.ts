import type { TestimonialTexts } from './testimonial-texts.ts'

export const texts: TestimonialTexts = {
  title: 'Kata siswa kami',
  label: 'Empat siswa',
  quotes: {
    bima: 'Obby buatanku ada empat puluh level dan kakakku belum juga tamat. Lompatan terakhirnya kuperbaiki dua kali, soalnya kata guruku gim yang bagus itu susah, tapi tidak jahat.',
    nadine:
      'Tiga minggu kami menganimasikan seekor kucing yang melompat dari tembok. Sejak itu aku tidak pernah lagi memandang kucing, atau tembok, dengan cara yang sama. Ini karya terbaikku.',
    bagas:
      'Tim kami merilis gim kecil, lengkap dengan bug, trailer, dan pemain sungguhan. Tidak ada yang menyodorkan jawaban. Kami diberi pertanyaan yang lebih baik, dan ditemani sampai malam.',
    rachel:
      'Waktu pertama datang, saya cuma menggambar naga di pinggir buku matematika. Lima bulan kemudian saya punya dua belas lembar karya jadi, dan sebuah studio bertanya siapa pelukisnya.',
  },
}
