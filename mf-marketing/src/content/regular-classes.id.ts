import type { TextsOf } from './classes.ts'
import type { regularCourses } from './regular-courses.ts'

export const words: TextsOf<typeof regularCourses> = {
  regularClasses: {
    title: 'Kelas Reguler',
    text: 'Dua malam seminggu, delapan orang per kelas, dengan perangkat lunak yang dipakai studio. Anda pulang membawa karya yang membuka pintu.',
    terms: '5 bulan / kursus',
    courses: {
      'Concept Art':
        'Merancang tokoh, makhluk, dan tempat yang bisa langsung dikerjakan oleh satu tim penuh.',
      '3D Modeling':
        'Dari balok ke bevel ke tekstur: mesh yang rapi, yang bisa dianimasikan, di-bake, dan dirender dengan baik.',
      '3D Animation':
        'Bobot, timing, dan niat: mula-mula dengan sebuah bola, akhirnya dengan tokoh yang berpikir.',
      '2D Animation': 'Pose kunci, in-between, dan clean-up untuk satu shot yang tetap kuat di layar lebar.',
      'Character Animation': 'Akting untuk animator: dialog, gestur, diam, dan jeda sebelum leluconnya.',
      'Game Development':
        'Tim kecil, engine sungguhan, dan tanggal rilis. Terbitkan sesuatu yang dimainkan orang lain.',
      'E-Sport Bootcamp':
        'Bermain, melatih, memandu siaran, dan menyelenggarakan acara: karier di sekitar gim, dengan kebiasaan yang sehat.',
      'Website & App Design':
        'Riset, wireframe, antarmuka, dan purwarupa, diuji dengan orang-orang yang bukan teman sendiri.',
      'Portfolio Development':
        'Memilih, memangkas, memoles, dan menyajikan. Seorang mentor dari studio mengulas setiap halaman.',
    },
  },
  electiveWorkshops: {
    title: 'Workshop Pilihan',
    text: 'Sehari penuh untuk satu bidang, bagi perorangan, sekolah, dan perusahaan.',
    terms: 'Tentatif 7–8 jam, minimal 5 peserta',
    courses: {
      'Web Design': 'Merencanakan, merancang, dan menerbitkan situs satu halaman sebelum malam.',
      'Video Promotion':
        'Menulis naskah, merekam, dan menyunting promosi tiga puluh detik dengan kamera yang ada.',
      'Adv Graphic Design': 'Grid, sistem, dan tipografi bagi yang sudah menguasai peranti kerjanya.',
      'Photography & Editting': 'Pagi mengejar cahaya, siang berburu foto, sore menyunting.',
      'Motion Capture & Animation':
        'Kenakan kostumnya, beraktinglah, dan hidupkan tokoh dengan gerakan Anda sendiri.',
      'Interior | 360 Virtual Tour':
        'Merekam sebuah ruang, menyambung gambarnya, mengisinya dengan perabot, lalu mengajak klien berkeliling dari jauh.',
    },
  },
}
