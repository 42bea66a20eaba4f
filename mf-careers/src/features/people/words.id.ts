import type { PeopleWords } from './words.ts'

export const words: PeopleWords = {
  title: 'Membangun dunia bersama orang yang menyenangkan',
  see: 'Lihat lowongan',
  ask: 'Tanya langsung orang-orangnya',
  say: 'Kata orang-orang kami',
  testimonials: {
    rani: {
      role: 'Animator di studio, pengajar di akademi',
      quote:
        'Hari Senin saya menganimasikan rubah untuk sebuah serial. Hari Kamis saya menunjukkan cara rubah berjalan kepada anak-anak umur empat belas. Dua-duanya membuat saya makin mahir.',
    },
    tiara: {
      role: 'Ilustrator',
      quote:
        'Di sini semua orang melihat sketsa saya, yang jelek juga. Tiga tahun ini belum pernah ada yang menertawakannya, dan dua dari yang jelek itu malah jadi gim.',
    },
    bagas: {
      role: 'Programmer, awalnya magang',
      quote:
        'Di minggu pertama, dua kali saya bikin build rusak. Dua kali itu pula ada yang duduk menemani, dan hari Jumatnya justru saya yang paling paham cara kerjanya.',
    },
  },
  carousel: { of: 'dari', pause: 'Jeda', play: 'Putar', previous: 'Sebelumnya', next: 'Berikutnya' },
}
