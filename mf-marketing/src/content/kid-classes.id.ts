import type { TextsOf } from './classes.ts'
import type { kidCourses } from './kid-courses.ts'

export const words: TextsOf<typeof kidCourses> = {
  kidClasses: {
    title: 'Kelas Anak',
    text: 'Tiga kelas panjang, dengan waktu untuk mencoba, gagal, dan mencoba lagi. Masing-masing ditutup dengan pameran untuk keluarga dan teman.',
    terms: '5 bulan / kursus',
    courses: {
      Roblox:
        'Bangun sebuah dunia, tulis aturannya, lalu undang teman-teman masuk. Skrip pertama lahir dengan sendirinya begitu jembatannya harus runtuh.',
      'Digital Drawing':
        'Garis, bentuk, warna, dan cahaya di atas tablet: dari kucing pertama yang masih goyah sampai satu halaman buku bergambar yang utuh.',
      'Arts & Craft':
        'Kertas, kayu, benang, dan lem. Tangan belajar apa yang tidak bisa diajarkan layar: bobot, keseimbangan, dan kesabaran.',
    },
  },
  miniCourses: {
    title: 'Kursus Mini Pilihan',
    text: 'Satu bulan, satu ide, satu karya jadi: cara yang pas untuk menemukan apa yang disukai anak.',
    terms: '1 bulan, 4 pertemuan @ 2 jam, minimal 5 peserta',
    courses: {
      'Game Programming Using Scratch':
        'Balok-balok kode yang saling mengunci menjadi gim, lengkap dengan awal, skor, dan akhir.',
      'Fantasy Creature Design':
        'Setengah bangau, setengah sepeda motor? Pelajari cara kerja hewan sungguhan, lalu langgar aturannya dengan sengaja.',
      'Stop Motion Animation':
        'Tanah liat, sebuah lampu, dan ponsel. Dua belas gambar menjadi satu detik, dan satu detik itu membuat bangga.',
    },
  },
  kidWorkshops: {
    title: 'Workshop',
    text: 'Untuk sekolah, ulang tahun, dan Sabtu yang hujan: sehari penuh berkarya, dipandu seniman, semua bahan disediakan.',
    terms: 'Tentatif 2–8 jam, minimal 10 peserta',
    courses: {
      'Jewelry Making':
        'Manik-manik, kawat, dan harta temuan, dirangkai menjadi perhiasan untuk dipakai pulang.',
      'Mask Making': 'Mengukir, mengecat, dan menjadi orang lain, berguru pada topeng Cirebon dan Malang.',
      'Clay Art & Pottery':
        'Mencoba meja putar, membuat mangkuk pijit, dan menanti glasir yang mengejutkan semua orang.',
      'Watercolor Painting': 'Separuh pekerjaannya dilakukan air. Kami belajar membiarkannya.',
      'Puppetry & Design': 'Rancang sebuah boneka, beri ia suara, dan pentaskan sebelum hari berakhir.',
    },
  },
}
