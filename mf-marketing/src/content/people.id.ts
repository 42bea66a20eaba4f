import type { PeopleWords } from './people.ts'

export const words: PeopleWords = {
  directors: {
    president: {
      role: 'Direktur Utama',
      text: 'Mendirikan studio dengan proyektor pinjaman, dan sampai kini selalu minta melihat versi kertasnya dulu.',
    },
    academy: {
      role: 'Direktur Akademi',
      text: 'Dua puluh tahun mengajar menggambar, dan membaca setiap surat dari orang tua.',
    },
    studio: {
      role: 'Direktur Studio dan Teknologi',
      text: 'Menulis angin di Island of Kites, dan merajut saat meninjau kode.',
    },
  },
  groups: {
    teachers: {
      title: 'Para pengajar',
      people: {
        yoga: {
          role: 'Roblox dan Scratch',
          text: 'Menyimpan tangannya di saku sampai si anak menemukan sendiri kesalahannya.',
        },
        tiara: {
          role: 'Gambar digital, makhluk',
          text: 'Empat tahun menggambar satu katak setiap hari, dan bisa menjelaskan semuanya.',
        },
        rani: {
          role: 'Animasi 2D, stop motion',
          text: 'Menyutradarai Little Harbor, dan membalik kertas lebih cepat daripada layar.',
        },
        asep: {
          role: 'Topeng, tanah liat, wayang',
          text: 'Mengukir seperti kakeknya, dan tertawa lebih keras daripada wayangnya.',
        },
        dimas: {
          role: 'Pengembangan gim',
          text: 'Sudah merilis sebelas gim, dan paling sering bercerita tentang tiga yang gagal.',
        },
      },
    },
    staff: {
      title: 'Di dalam rumah',
      people: {
        sekar: { role: 'Kepala Akademi', text: 'Mengukur ruangan baru dua kali sebelum percaya.' },
        bayu: {
          role: 'Ketua tim imersif',
          text: 'Memasukkan museum ke dalam koper, dan paling seru bercerita tanpa headset.',
        },
        intan: {
          role: 'Produser',
          text: 'Datang sebagai peserta magang pada 2021 dengan gim tentang sandal yang hilang.',
        },
        hasan: { role: 'Penjaga rumah', text: 'Membuka semua pintu pukul enam, dan hafal nama semua siswa.' },
      },
    },
    alumni: {
      title: 'Para alumni',
      people: {
        salma: {
          role: 'Sutradara film pendek, angkatan 2023',
          text: 'Kucingnya sudah ke sembilan festival, ia sendiri ke dua di antaranya.',
        },
        kevin: {
          role: 'Programmer, Arunika Studio',
          text: 'Ikut kelas malam sambil bekerja di bank, lalu tidak kembali ke sana.',
        },
        maria: {
          role: 'Seniman konsep di Singapura',
          text: 'Melukis pesisir Papua ke dalam dunia di luar angkasa.',
        },
        bima: {
          role: 'Animator di Yogyakarta',
          text: 'Menyelesaikan portofolionya di koridor, karena cahayanya lebih bagus.',
        },
      },
    },
  },
}
