import type { LogoDesignWords } from './logo-design.ts'

export const words: LogoDesignWords = {
  opening: {
    lead: 'Logo yang baik itu seperti jabat tangan: singkat, hangat, dan diingat. Kami menggambarnya dengan tangan, mengujinya dalam ukuran kecil, lalu membangun seluruh merek di sekelilingnya.',
    alt: 'Logo kereta malam Tembara: tiga jendela, yang terakhir dengan matahari terbit, pada gerbong, tiket, dan topi.',
  },
  offersTitle: 'Dari logo sampai ke pasar',
  offers: {
    logo: {
      name: 'Desain Logo',
      text: 'Logo yang tetap terbaca di enam belas piksel maupun enam meter, dalam satu warna maupun bergerak, lengkap dengan aturan pakainya.',
    },
    branding: {
      name: 'Branding Produk',
      text: 'Nama, kemasan, label, dan gambar peluncuran: seluruh perjalanan dari rak sampai ke tangan pembeli.',
    },
  },
  worksTitle: 'Logo-logo kesayangan kami',
  works: {
    tembara: {
      name: 'Tembara',
      text: 'Logo kereta malam: tiga jendela yang menjelma matahari terbit, di tiket, gerbong, dan topi.',
    },
    kopi: {
      name: 'Kopi Lereng',
      text: 'Kopi dari lereng bukit yang teraseringnya menjadi uap dari cangkir, di kemasan, gelas, dan papan nama.',
    },
  },
}
