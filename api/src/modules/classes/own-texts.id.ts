import type { OwnTexts } from './own-texts.ts'

/** Texts of each class in Indonesian, by its name. */
export const ownTexts: Readonly<Record<string, OwnTexts>> = {
  Roblox: {
    tools: 'Roblox Studio dan skrip pertama dalam Luau',
    makes: 'Dunia dengan aturan sendiri, terbuka untuk teman-teman',
  },
  'Digital Drawing': { tools: 'Tablet gambar dan Krita', makes: 'Satu halaman buku bergambar yang selesai' },
  'Arts & Craft': {
    tools: 'Kertas, kayu, benang, dan lem',
    makes: 'Karya dari kertas, kayu, dan benang untuk pameran',
  },
  'Game Programming Using Scratch': {
    tools: 'Scratch',
    makes: 'Gim dengan awal, skor, dan akhir',
  },
  'Fantasy Creature Design': {
    tools: 'Pensil dan tablet gambar',
    makes: 'Makhluk yang sengaja melanggar aturan anatomi',
  },
  'Stop Motion Animation': {
    tools: 'Tanah liat, lampu, dan ponsel',
    makes: 'Film pendek, dua belas gambar per detik',
  },
  'Jewelry Making': {
    tools: 'Manik-manik, kawat, dan benda temuan',
    makes: 'Perhiasan untuk dipakai pulang',
  },
  'Mask Making': {
    tools: 'Alat ukir dan cat',
    makes: 'Topeng berwarna yang terinspirasi topeng Cirebon dan Malang',
  },
  'Clay Art & Pottery': { tools: 'Meja putar, tanah liat, dan glasir', makes: 'Mangkuk pijit berglasir' },
  'Watercolor Painting': { tools: 'Cat air, kuas, dan kertas', makes: 'Lukisan cat air untuk dibawa pulang' },
  'Puppetry & Design': {
    tools: 'Kain, karton, dan cat',
    makes: 'Boneka yang bersuara, dan pertunjukan di hari yang sama',
  },
  'Concept Art': {
    tools: 'Tablet gambar dan Photoshop',
    makes: 'Tokoh, makhluk, dan tempat yang bisa dibangun oleh satu tim',
  },
  '3D Modeling': {
    tools: 'Blender dan Substance Painter',
    makes: 'Model bertekstur yang siap dianimasikan, di-bake, dan dirender',
  },
  '3D Animation': { tools: 'Maya', makes: 'Shot dari bola pertama sampai tokoh yang berpikir' },
  '2D Animation': {
    tools: 'Tablet gambar dan Toon Boom Harmony',
    makes: 'Satu shot bersih untuk layar lebar',
  },
  'Character Animation': {
    tools: 'Maya',
    makes: 'Adegan dengan dialog, gerak tubuh, dan keheningan',
    entry: 'Sudah pernah menganimasikan bola, langkah, atau shot pendek',
  },
  'Game Development': {
    tools: 'Unity dan Git',
    makes: 'Gim rilis yang dimainkan orang lain, dibuat dalam tim kecil',
    entry: 'Sudah pernah membuat gim kecil, dengan alat apa saja',
  },
  'E-Sport Bootcamp': {
    tools: 'Komputer gim dan OBS Studio',
    makes: 'Acara yang Anda pandu dan jalankan sendiri',
  },
  'Website & App Design': { tools: 'Figma', makes: 'Prototipe yang diuji dengan pengguna' },
  'Portfolio Development': {
    tools: 'Karya sendiri dan Figma',
    makes: 'Portofolio yang sudah diulas mentor dari studio',
    entry: 'Membawa karya sendiri untuk dipilih',
  },
  'Web Design': { tools: 'HTML dan CSS', makes: 'Situs satu halaman, terbit di hari yang sama' },
  'Video Promotion': {
    tools: 'Kamera atau ponsel sendiri dan DaVinci Resolve',
    makes: 'Video promosi tiga puluh detik',
  },
  'Adv Graphic Design': {
    tools: 'Illustrator dan InDesign',
    makes: 'Sistem grid dan huruf',
    entry: 'Sudah menguasai perangkat lunaknya',
  },
  'Photography & Editting': { tools: 'Kamera dan Lightroom', makes: 'Seri foto yang sudah disunting' },
  'Motion Capture & Animation': {
    tools: 'Kostum motion capture dan Unreal Engine',
    makes: 'Tokoh yang bergerak seperti Anda',
  },
  'Interior | 360 Virtual Tour': {
    tools: 'Kamera 360° dan Blender',
    makes: 'Ruangan lengkap berperabot untuk dijelajahi dari jauh',
  },
}
