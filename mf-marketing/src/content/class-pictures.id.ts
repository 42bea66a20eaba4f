import type { kidCourses } from './kid-courses.ts'
import type { regularCourses } from './regular-courses.ts'

type Groups = typeof kidCourses & typeof regularCourses

/** Alt texts of the class pictures, by class name. */
export const alts: Readonly<Record<Groups[keyof Groups]['courses'][number]['name'], string>> = {
  Roblox: 'Sosok kotak-kotak melambai di dunia kecil dari balok susun dan koin.',
  'Digital Drawing': 'Dinosaurus ramah di tablet besar, dengan dua anak dan pensil warna.',
  'Arts & Craft': 'Rumah kardus beratap merah muda, gunting, krayon, dan dua anak.',
  'Game Programming Using Scratch': 'Kucing oranye di samping menara balok kode berwarna.',
  'Fantasy Creature Design': 'Naga kecil bersayap dengan tanduk kuning bertemu dua anak.',
  'Stop Motion Animation': 'Boneka tanah liat di set film kecil, dengan kamera dan dua pembuat film cilik.',
  'Jewelry Making': 'Kalung manik-manik di penyangga, cincin dengan batu berkilau, dan dua perajin.',
  'Mask Making': 'Topeng ukir besar bermahkota yang sedang dicat dua siswa.',
  'Clay Art & Pottery': 'Seorang perajin membentuk vas di meja putar, di depan rak gerabah berglasir.',
  'Watercolor Painting': 'Lukisan bunga cat air, dengan kuas, palet, dan segelas air.',
  'Puppetry & Design': 'Dua boneka tali di panggung kecil dan tiga anak yang menonton.',
  'Concept Art': 'Seorang siswa melukis kota di bawah cahaya bulan, dan naga kecil terbang dari kanvasnya.',
  '3D Modeling': 'Robot kuning di dalam kotak kawatnya, dengan tiga panah sumbu dan bangun ruang sederhana.',
  '3D Animation': 'Robot bergerak di sepanjang kurva bercahaya dengan keyframe di atas lini masa.',
  '2D Animation': 'Tiga gambar sosok yang melompat di atas meja cahaya, dengan dua animator.',
  'Character Animation':
    'Satu tokoh dalam tiga suasana hati di panggung berwarna, dengan empat wajah bulat di depannya.',
  'Game Development':
    'Seorang siswa membuat gim platform di mejanya, sementara levelnya tumbuh di belakangnya.',
  'E-Sport Bootcamp': 'Dua tim dengan headphone memperebutkan piala emas.',
  'Website & App Design': 'Halaman web dan aplikasi ponsel yang dirakit dari potongan warna-warni.',
  'Portfolio Development': 'Seorang siswa bersweter biru bersorak di depan portofolionya yang terbuka.',
  'Web Design': 'Halaman web di layar besar, dengan seorang desainer, seekor kucing, dan kurung siku.',
  'Video Promotion': 'Kamera film, ponsel yang memutar klip, hati, dan bintang.',
  'Adv Graphic Design': 'Tiga poster mencolok dan kipas warna.',
  'Photography & Editting': 'Kamera besar di bawah deretan cetakan foto yang dijemur.',
  'Motion Capture & Animation': 'Penari berkostum motion capture dan rangka cahaya yang menirunya.',
  'Interior | 360 Virtual Tour':
    'Ruang tamu bundar yang terlihat dari segala arah, dengan headset dan lingkaran cahaya.',
}
