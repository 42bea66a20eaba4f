import type { VacancyTranslation } from '@arunika/contracts'
import type { CategoryName, PictureName } from './types.ts'

interface IndonesianArticle {
  title: string
  /** As the English text has it, with its figures. */
  content: string
  captions?: Partial<Record<PictureName, string>>
}

/** The sample categories whose names differ in Indonesian. */
export const categoriesInIndonesian: Readonly<Partial<Record<CategoryName, string>>> = {
  Academy: 'Akademi',
  Technology: 'Teknologi',
  Events: 'Acara',
}

/** The newest sample articles in Indonesian, by their English titles. */
export const articlesInIndonesian: Readonly<Record<string, IndonesianArticle>> = {
  'Rimba, our hand-painted rainforest adventure, is out today': {
    title: 'Rimba, petualangan hutan hujan yang dilukis tangan, rilis hari ini',
    captions: {
      'rimba-sketchbook':
        'Selembar buku sketsa Laras. Kantong semarnya baru setengah tergambar, jadi baru setengah ada.',
    },
    content: `
<p>Setelah tiga tahun melukis daun, hari ini Arunika Studio merilis <strong>Rimba</strong> untuk PC dan konsol. Anda menjadi Laras, pembuat peta muda yang menyusuri sungai dari pesisir Kalimantan sampai ke hulunya sambil menggambar hutan. Yang ia gambar menjadi nyata; yang ia lupakan perlahan memudar.</p>
<p>Gim ini berawal dari sketsa yang dibuat pengarah seni kami, Ratna Dewanti, saat hujan turun seminggu penuh di Ciwidey. “Saya ingin hutan yang bukan musuh dan bukan sekadar latar,” katanya. “Rimba tidak untuk ditaklukkan. Rimba untuk dibaca.”</p>
{{rimba-sketchbook}}
<h2>Dilukis tangan, hidup karena dirancang</h2>
<p>Setiap tumbuhan di gim ini dilukis dengan cat guas, dipindai, lalu dipotong menjadi lapisan. Setelah itu para programmer kami menulis simulasi kecil untuk cahaya dan kelembapan, sehingga pakis yang sama tampak lain saat fajar, sehabis hujan, atau di bawah bayang pohon tumbang. Seluruhnya ada 412 tumbuhan, dan jarang ada pemain yang bertemu semuanya selama lima jam ceritanya.</p>
<blockquote><p>Ada yang bertanya berapa lama membuat lumutnya. Saya berhenti menghitung pada musim hujan kedua. Tetapi ketika seorang penguji berdiri diam sepuluh menit hanya untuk melihat hujan, saya tahu semua itu tidak sia-sia.</p></blockquote>
<h2>Dua minggu di sungai</h2>
<p>Sebelum ada yang melukis selembar daun pun, empat orang dari kami berangkat ke Kalimantan membawa buku sketsa dan tas kedap air. Dua minggu kami menyusuri sungai dengan perahu sempit, ditemani penjaga hutan yang mengenali setiap suara. Kalau ia mengangkat satu jari, kami semua berhenti bicara. Tidak ada yang boleh memotret sebelum menggambar benda yang sama selama tiga puluh menit.</p>
<p>Kami pulang membawa sebelas buku penuh. Kebanyakan gambarnya jelek, karena kertasnya basah dan perahunya bergoyang. Ratna tetap menggantungnya di atas meja kerja. “Foto menunjukkan rupa sebuah tumbuhan,” katanya. “Gambar yang jelek menunjukkan apa yang belum kita pahami darinya.”</p>
<h2>Dari selembar kertas menjadi sebuah tempat</h2>
<p>Enam puluh empat tempat dalam cerita ini semuanya melewati jalan yang sama, dan tidak satu pun selesai dalam waktu kurang dari sembilan hari.</p>
<ul><li>Sketsa pensil, tidak lebih besar dari telapak tangan, yang menunjukkan dari mana cahaya datang</li><li>Sembilan lembar untuk sembilan lapisan, dari ranting di depan hidung sampai kabut di balik bukit</li><li>Cat guas di atas kertas, satu pelukis untuk satu tempat, supaya sapuannya tetap dari satu tangan</li><li>Pemindaian, satu sore untuk memotong, lalu jalan-jalan pertama di dalamnya tanpa suara</li></ul>
<p>Jalan-jalan tanpa suara itulah yang menentukan. Kalau penguji menemukan jalan hanya dengan melihat, tempat itu selesai. Kalau tidak, kembali ke pensil. Sembilan belas tempat harus diulang, dan hutan bakau di bab kedua sampai tiga kali.</p>
<p>Sebagian besar cahayanya ditulis programmer Fajar Nugroho. Setiap pukul lima ia meninggalkan meja, berdiri di atap, dan mencatat apa yang terjadi pada warna daun di seberang jalan. “Saya punya empat puluh halaman catatan tentang satu pohon mangga,” katanya. “Tetangga mengira saya mau membelinya.”</p>
<h2>Isi gimnya</h2>
<ul><li>Cerita tujuh bab dalam bahasa Indonesia, Inggris, Mandarin, dan Jepang</li><li>Buku sketsa yang Anda isi sendiri dan bisa dicetak di akhir</li><li>Musik dari ansambel Bandung, Angin Timur, direkam sekali jalan untuk setiap bab</li><li>Semua tombol bisa diatur ulang, ada mode satu tangan, dan teks untuk suara maupun ucapan</li></ul>
<p>Harga Rimba Rp 249.000. Sampai akhir tahun, sepersepuluh dari setiap penjualan kami sumbangkan ke bank benih di Kalimantan Tengah yang membantu kami menggambar tumbuhannya dengan benar. Mereka mengoreksi kantong semar kami empat kali, dan kami berterima kasih untuk setiap koreksinya.</p>`,
  },
  'Open House 2026: a day inside the academy': {
    title: 'Open House 2026: sehari di dalam akademi',
    content: `
<p>Pada Sabtu, 5 Desember, semua pintu Arunika Academy di Bandung terbuka. Orang tua bisa ikut duduk di kelas, anak-anak bisa mencoba tablet gambar atau segumpal tanah liat, dan siapa pun yang sedang memikirkan profesi kreatif bisa bertanya kepada mereka yang sudah menjalaninya.</p>
<p>Pesanlah tempat di halaman hari terbuka, supaya ada kursi untuk semua; semua acara hari itu gratis. Kalau punya portofolio, bawalah: para pengajar kami menyediakan waktu sepanjang sore untuk melihat karya pengunjung, satu per satu dan tanpa terburu-buru.</p>
<h2>Acaranya</h2>
<figure class="table"><table><thead><tr><th>Pukul</th><th>Tempat</th><th>Acara</th></tr></thead><tbody><tr><td>09.00</td><td>Halaman tengah</td><td>Sambutan kepala akademi, Sekar Ayuningtyas</td></tr><tr><td>09.30</td><td>Ruang Merapi</td><td>Langkah pertama di Roblox, untuk usia 6 sampai 12 tahun</td></tr><tr><td>11.00</td><td>Ruang Rinjani</td><td>Menggambar makhluk yang betul-betul bisa berjalan</td></tr><tr><td>13.00</td><td>Panggung motion capture</td><td>Lihat gerakan Anda sendiri pada seekor naga</td></tr><tr><td>14.00</td><td>Perpustakaan</td><td>Ulasan portofolio sampai pengunjung terakhir mendapat giliran</td></tr></tbody></table></figure>
<h2>Yang bisa dicoba</h2>
<p>Di sela-sela pelajaran, tidak ada yang harus duduk diam. Setiap pengajar punya satu meja, dan di setiap meja ada sesuatu yang boleh dipegang.</p>
<ul><li><strong>Tiara Lestari</strong> menggambar katak bersama siapa saja yang meminta. Sudah empat tahun ia menggambar satu katak setiap hari, jadi katak Anda akan punya banyak teman.</li><li><strong>Rani Prameswari</strong> menyiapkan lampu, ponsel, dan segumpal tanah liat. Dua belas gambar menjadi satu detik, dan antrean dua belas anak menjadi satu film.</li><li><strong>Asep Sunarya</strong> membawa meja putar dan celemek segala ukuran. Mangkuk buatan Anda dikeringkan di ambang jendela dan bisa diambil seminggu kemudian.</li><li><strong>Yoga Pamungkas</strong> menunjukkan gim yang dibuat di kelas Sabtunya. Anak-anak pembuatnya sendiri yang menjelaskan aturan mainnya, sementara tangannya tetap di dalam saku.</li></ul>
<h2>Kalau Anda membawa portofolio</h2>
<p>Sepuluh halaman sudah cukup, dan yang belum selesai pun boleh dibawa. Letakkan gambar yang paling Anda ragukan di paling atas, karena dari situlah obrolan biasanya dimulai. Satu ulasan berlangsung sekitar lima belas menit. Anda pulang membawa satu hal yang perlu dipertahankan, satu hal yang perlu diubah, dan nama pengajar yang mengatakannya, siapa tahu Anda ingin bertanya lagi.</p>
<blockquote><p>Pengunjung sering meminta maaf atas gambar-gambar lamanya. Saya justru selalu minta melihat lebih banyak yang seperti itu. Di gambar lama terlihat apa yang disukai seseorang; di gambar baru biasanya terlihat apa yang pernah dikatakan orang kepadanya.</p><p>Sekar Ayuningtyas, kepala akademi</p></blockquote>
<h2>Pertanyaan dari para orang tua</h2>
<p><strong>Apakah anak saya masih terlalu kecil?</strong> Kelas anak mulai dari usia enam tahun. Anak yang bisa duduk menyimak satu buku bergambar bisa duduk di kelas.</p>
<p><strong>Apakah harus ada komputer di rumah?</strong> Untuk kelas anak, tidak. Untuk kelas reguler, kami meminjamkan komputer selama kursus kepada siapa pun yang memintanya.</p>
<p><strong>Nanti jadi apa?</strong> Sebagian siswa tahun lalu melanjutkan ke universitas, sebagian bekerja di studio, dan dua orang bergabung dengan kami. Kebanyakan menemukan hal yang senang mereka kerjakan, dan itu sudah cukup.</p>
<p><strong>Bagaimana kalau hujan?</strong> Ini bulan Desember, jadi pasti hujan. Hari itu halaman tengah dinaungi atap terpal, dan Hasan, penjaga rumah kami, menyiapkan tiga puluh payung di dekat pintu. Seperti biasa ia membuka pintu pukul enam; yang datang terlalu pagi mendapat teh dan pisang goreng darinya, dan biasanya juga sebuah cerita tentang sumur.</p>
<p>Akademi berjarak sepuluh menit naik angkot dari stasiun. Kalau datang dengan mobil, silakan parkir di lapangan belakang masjid; para tetangga kembali berbaik hati meminjamkannya.</p>`,
  },
  'A museum that fits into a school bag': {
    title: 'Museum yang muat di dalam tas sekolah',
    captions: { 'museum-suitcase': 'Seluruh museum beserta pengisi dayanya, sebelum pelajaran di Garut.' },
    content: `
<p>Kebanyakan anak di Pulau Jawa belum pernah masuk museum: yang terdekat pun sehari perjalanan jauhnya. Sejak bulan ini, sebuah koper berisi tiga puluh headset berkeliling dari sekolah ke sekolah di Jawa Barat, dan museumnya ikut berkeliling.</p>
<p>Ruang-ruang di dalamnya dibuat tim imersif kami bersama para kurator dari tiga museum. Siswa bisa mengelilingi Borobudur saat masih dibangun, mengangkat keris dari lemarinya untuk melihat lipatan bilahnya, dan berdiri di samping Stegodon yang ternyata jauh lebih besar daripada yang mereka kira.</p>
{{museum-suitcase}}
<h2>Dibuat untuk kelas, bukan untuk pameran</h2>
<p>Virtual reality di sekolah gagal karena hal-hal kecil: pengisian daya, kata sandi, satu headset yang tidak mau menyala. Karena itu kami merencanakan pelajarannya dulu, baru gambarnya.</p>
<ol><li>Koper mengisi daya semua headset sekaligus dan siap setelah satu malam.</li><li>Guru memulai, menjeda, dan mengakhiri kunjungan seluruh kelas dari satu tablet.</li><li>Semuanya berjalan tanpa internet, karena kebanyakan sekolah yang kami kunjungi tidak memilikinya.</li><li>Tidak ada kunjungan yang lebih dari dua belas menit. Setelah itu kepala mulai panas dan pikiran melayang.</li></ol>
<p>Angka dua belas itu kami dapat dengan susah payah. Kunjungan pertama kami berlangsung dua puluh lima menit. Di sebuah sekolah dekat Cianjur, kami melihat seorang anak laki-laki menjadi pucat di puncak Borobudur, melepas headset, lalu menempelkan pipinya ke meja yang sejuk. Setelah minum segelas teh hangat dan duduk sebentar di teras kelas, ia pulih. Kami pulang dan memotong setengah dari semuanya, dan yang tersisa justru lebih baik.</p>
<h2>Suatu pagi di Garut</h2>
<p>Pukul tujuh, sopir membawa koper melintasi halaman sekolah, dan seisi halaman ikut berjalan. Pukul setengah delapan, tiga puluh kursi sudah berdiri dalam lingkaran lebar, berjarak satu lengan, karena orang yang sedang berada di candi tidak melihat meja. Guru menjelaskan dua aturan: tetap di kursi, dan bilang kalau merasa tidak enak badan.</p>
<p>Lalu suasana menjadi hening. Dari luar terlihat tiga puluh anak menengadah, pelan-pelan dan ke arah yang sama, karena di sanalah ekor Stegodon berakhir dan punggungnya dimulai. Seorang anak perempuan merunduk. Ada yang berbisik mengucapkan salam kepadanya.</p>
<p>Setelah kunjungan, headset kembali ke koper dan kertas dikeluarkan. Setiap siswa menggambar satu benda dari ingatan dan menulis satu pertanyaan tentangnya. Di Garut, pertanyaannya memenuhi papan tulis:</p>
<ul><li>Siapa yang mengangkut batunya, dan apakah mereka dibayar?</li><li>Apakah keris bisa tumpul?</li><li>Seperti apa suara Stegodon, dan dari mana orang tahu?</li></ul>
<p>Para kurator menjawab lewat surat. Biasanya perlu sekitar dua minggu, dan pertanyaan yang belum ada jawabannya pun tidak mereka lewatkan.</p>
<h2>Yang kami pelajari sejak itu</h2>
<p>Guru ternyata lebih gugup daripada siswa, jadi sekarang setiap guru boleh mencoba koper itu satu sore penuh sebelum pelajaran. Tabletnya dulu punya empat belas tombol, sekarang tiga. Dan bantalan busa yang dilap lebih cepat kering daripada yang dicuci, hal yang penting kalau lima kelas ingin pergi ke Borobudur sebelum tengah hari.</p>
<p>“Saat terbaik justru ketika headset dilepas,” kata Bayu Anggara, yang memimpin tim ini. “Semua bicara bersamaan. Mereka baru saja pergi ke suatu tempat bersama-sama, dan ingin tahu apakah yang lain juga melihatnya.”</p>
<p>Proyek ini dibiayai dinas pendidikan provinsi sampai pertengahan 2027. Sekolah bisa meminta kunjungan lewat halaman kontak kami; rencana pembelajaran untuk guru juga ada di sana.</p>`,
  },
  'Internships for early 2027: six places, six months, real work': {
    title: 'Magang awal 2027: enam tempat, enam bulan, pekerjaan sungguhan',
    content: `
<p>Dua kali setahun kami menerima enam peserta magang, dan kami bersungguh-sungguh saat mengatakan bahwa pekerjaannya nyata. Angin di pepohonan Rimba ditulis seorang peserta magang; begitu juga alat yang dipakai para penulis kami untuk mencatat siapa tahu apa di bab mana.</p>
<p>Dari Februari sampai Juli 2027 ada tempat untuk seni 3D, desain gim, pengembangan web, dan produksi. Setiap peserta punya seorang mentor, dan setiap mentor punya empat jam seminggu khusus untuk itu.</p>
<h2>Yang bisa Anda harapkan</h2>
<ul><li>Uang saku bulanan yang cukup untuk kos dan makan di Bandung</li><li>Satu proyek milik sendiri yang selesai dan dipamerkan di akhir</li><li>Kursi di setiap rapat tim Anda, dan hak untuk bertanya mengapa</li><li>Surat referensi yang jujur, baik Anda tetap bersama kami maupun tidak</li></ul>
<h2>Seperti apa enam bulan itu</h2>
<p>Minggu pertama adalah minggu perkenalan. Anda makan siang sekali dengan setiap tim, belajar bagaimana mesin kopi kami ingin diperlakukan, dan memperbaiki satu hal kecil yang sudah lama membuat seseorang kesal. Pekerjaannya jarang lama, dan itulah cara tercepat untuk saling mengenal.</p>
<ul><li><strong>Februari dan Maret:</strong> Anda bekerja di samping mentor, mengerjakan tugas yang memang harus dikerjakan. Semua yang Anda serahkan diulas pada hari yang sama.</li><li><strong>April dan Mei:</strong> Anda memegang satu bagian produksi, lengkap dengan nama dan tenggatnya. Kalau tenggatnya bergeser, Anda sendiri yang memberi tahu tim.</li><li><strong>Juni dan Juli:</strong> dua hari seminggu dikosongkan untuk proyek Anda sendiri. Di minggu terakhir Anda memamerkannya di halaman tengah, kepada siapa saja yang mau datang.</li></ul>
<p>Empat jam milik mentor itu tercatat di kalender, dan tidak boleh ada rapat yang menimpanya. Pada angkatan lalu, seorang peserta magang produksi memakai sebagian besar waktunya untuk berjalan mengelilingi blok sambil bertanya. Sampai sekarang mentornya masih bilang bahwa ia sendirilah yang belajar lebih banyak.</p>
<h2>Yang dulu pernah keliru</h2>
<p>Kami tidak selalu pandai mengurus magang. Pada 2019 dua peserta menghabiskan sebulan penuh hanya untuk mengganti nama berkas, dan salah satunya menyampaikan hal itu pada hari terakhirnya, dengan ramah dan dengan sebuah daftar. Daftar itu kami cetak. Sejak itu, di minggu ketiga setiap peserta mengobrol dengan produser kami, Intan Maharani, tentang satu pertanyaan saja: apa yang Anda kerjakan kemarin yang tidak ingin Anda lewatkan? Kalau tidak ada jawabannya, rencana kamilah yang harus diubah. Intan mencatat setiap jawaban di buku tulis bergaris, dan buku itu dibacanya lagi sebelum angkatan berikutnya datang.</p>
<h2>Yang kami harapkan</h2>
<p>Kami melihat apa yang Anda buat, bukan di mana Anda belajar. Satu karya kecil yang selesai lebih banyak bercerita daripada sepuluh permulaan. Ceritakan bagian mana yang Anda kerjakan, dan apa yang akan Anda ubah sekarang: jawaban kedua itulah yang pertama kami baca.</p>
<blockquote><p>Saya mengirim gim tentang sandal yang hilang, tamat dalam lima menit. Saat wawancara tidak ada yang membahas grafisnya. Mereka ingin tahu mengapa bagian akhirnya saya potong. Sekarang saya bekerja di sini.</p><p>Intan Maharani, produser, peserta magang 2021</p></blockquote>
<p>Surat lamaran boleh singkat. Setengah halaman sudah cukup, asalkan berisi apa yang ingin Anda kuasai pada bulan Juli dan belum Anda kuasai sekarang. Tidak perlu mengirim daftar perangkat lunak; di sini ada perangkat lunak yang sama, dan kami bisa menunjukkan letak semuanya.</p>
<p>Lamaran dibuka sampai 20 Desember. Semua tempat ada di halaman karier, dan setiap pelamar mendapat jawaban sebelum akhir Januari.</p>`,
  },
  'Two films from Bandung at the Nusantara Animation Festival': {
    title: 'Dua film dari Bandung di Festival Animasi Nusantara',
    captions: {
      'last-becak':
        'Kamera ikut miring di tikungan, seperti becaknya. Pengemudinya terlihat dari belakang, seperti hampir sepanjang film.',
    },
    content: `
<p>Festival Animasi Nusantara di Yogyakarta mengundang dua film pendek kami, dan salah satunya bukan buatan kami, melainkan buatan siswa kami.</p>
<h2>Becak Terakhir</h2>
<p>Sembilan menit, disutradarai Yoga Permana. Seorang pengemudi becak tua mengantar pulang penumpang terakhirnya, dan kota berubah di setiap jalan yang mereka masuki. Filmnya dianimasikan secara dua dimensi di atas kota tiga dimensi, supaya kamera bisa berlaku seperti becak: miring di tikungan dan berderak-derak.</p>
{{last-becak}}
<p>Tokoh pengemudinya diambil dari orang sungguhan. Pak Ujang sudah tiga puluh delapan tahun mengayuh becak di Bandung, dan pada suatu pagi di bulan Februari ia mempersilakan kami duduk di depan sementara ia menerangkan kotanya dari belakang kepala kami. Ia mengenali jalan dari tanjakannya, bukan dari namanya. “Kalau ke atas sana saya turun dan mendorong,” katanya tentang Dago, “jadi buat saya itu jalan untuk mengobrol.” Kalimat itu masuk ke dalam film, begitu juga bunyi belnya.</p>
<p>Untuk memahami gerak becak, Yoga mengikat ponsel ke rangkanya lalu melewati sebelas jalan yang sama tiga kali: kosong, dengan penumpang, dan dengan penumpang ditambah sekarung beras. Setelah ketiga rekaman itu ditumpuk, terlihat bahwa makin berat muatannya, makin lambat rangka menanggapi lubang di jalan. Keterlambatan itu menjadi satu-satunya aturan kamera kami. Kamera selalu tiba setelah becaknya, dan di akhir cerita, ketika kursi depan sudah kosong, tiba-tiba ia datang tepat waktu.</p>
<h2>Empat ratus gambar dalam satu kardus</h2>
<p>Selama dua bulan wajah si pengemudi selalu memberi tahu penonton apa yang harus dirasakan. Ia cemberut saat hujan dan berseri-seri saat dibayar. “Aktingnya bagus,” kata Yoga, “tapi tidak satu frame pun yang saya percaya.” Lalu ia mengamati Pak Ujang satu jam lagi, dan melihat bahwa orang yang mengayuh di tanjakan tidak sempat memasang wajah: perasaannya ada di punggung.</p>
<p>Empat ratus gambar masuk kardus. Di film jadinya, si pengemudi hampir selalu terlihat dari belakang, dan pada pemutaran pertama orang menangis karena sebuah bahu. Kardus itu ada di bawah meja Yoga. Setiap orang yang memulai film di sini diperlihatkan isinya satu kali, di minggu pertama, selagi masih ada waktu untuk gentar.</p>
<h2>Kuah</h2>
<p>Empat menit, karya sebelas siswa kelas 3D Animation dan Character Animation. Dua warung berebut satu pelanggan, seekor kucing. Para siswa menulis, membuat model, menganimasikan, dan mengisi musiknya dalam satu angkatan, dan juri festival memasukkannya ke program utama tanpa tahu bahwa itu film siswa.</p>
<p>Film ini hampir tidak punya akhir. Di versi pertama si kucing memilih salah satu warung, dan setiap kali diputar, setengah penonton kecewa. Pada minggu kesembilan ada yang bertanya apa yang akan dilakukan kucing itu kalau kedua kuahnya sama-sama enak. Sejak itu ia makan di sini, lalu di sana, lalu tertidur di trotoar di antara keduanya, dan kedua penjual merapatkan bangku mereka untuk pertama kalinya setelah bertahun-tahun.</p>
<ul><li>Enam siswa mengerjakan uapnya, yang tampil di layar selama empat puluh detik.</li><li>Wajah kucingnya sama sekali tidak bergerak. Pendapatnya ada di ekor.</li><li>Suaranya direkam di warung sungguhan, pada suatu Selasa lewat pukul sepuluh malam, saat bunyi mi pun terdengar.</li><li>Musiknya dimainkan di mangkuk sup yang nadanya disetel dengan air.</li></ul>
<blockquote><p>Kami merender shot terakhir sepanjang akhir pekan. Hari Minggu listrik padam di angka sembilan puluh empat persen. Hari Senin saya belajar apa itu cadangan.</p><p>Nabila Azzahra, Character Animation</p></blockquote>
<p>“Saya mengoreksi sesedikit mungkin,” kata pengajar mereka, Rani Prameswari. “Ada yang keliru di bayangan warung kedua. Mereka menemukannya pada malam sebelum tenggat, lalu mengadakan pemungutan suara: biarkan saja, kita tidur. Itu keputusan terbaik sepanjang produksi.”</p>
<h2>Di mana menontonnya</h2>
<p>Kedua film diputar pada malam pembukaan, 14 November, dihadiri para pembuatnya. Esok paginya Yoga bercerita tentang garis yang tidak mau diam, dan tentang empat ratus gambar di dalam kardus itu. Bawalah pensil: seperempat jam terakhir milik penonton, yang akan diminta menggambar seorang pengayuh dari belakang.</p>
<p>Kalau tidak bisa datang ke Yogyakarta: pada bulan Januari kedua film diputar di halaman tengah kami, ditemani mi dari warung yang menjadi asal ceritanya. Ada delapan puluh kursi, dan tembok pendek untuk yang datang terlambat.</p>`,
  },
  'Our new floor in Dago: more room, fewer walls': {
    title: 'Lantai baru kami di Dago: lebih lapang, lebih sedikit dinding',
    captions: { 'new-floor': 'Meja potong pada pagi pertamanya, dengan satu episode penuh di atasnya.' },
    content: `
<p>Ketika penjahit di bawah kami pensiun pada bulan April, ia bertanya apakah kami mau memakai ruang kerjanya. Kami menjawab ya sebelum kalimatnya selesai. Sejak minggu ini, tim animasi, gim, dan imersif duduk di satu lantai, untuk pertama kalinya dalam sembilan tahun.</p>
{{new-floor}}
<p>Meja potongnya tetap di tempat. Panjangnya enam meter, dari sebilah kayu jati utuh, dan ternyata storyboard untuk satu episode penuh muat persis di atasnya. Jendela utaranya juga kami pertahankan, hal terbaik yang bisa terjadi pada orang yang seharian melihat warna.</p>
<blockquote><p>Empat puluh satu tahun saya memotong gaun pengantin di meja ini. Ia tidak keberatan dipakai untuk apa saja, asal kita jujur soal ukurannya.</p><p>Ibu Mimin, penjahit</p></blockquote>
<h2>Satu toples kacang di setiap lantai</h2>
<p>Sebelumnya, pertanyaan dari tim animasi kepada tim gim harus menaiki dua tangga dan melewati satu pintu tertutup. Orang pun mencari jalan lain. Sebuah keranjang di tali antara dua jendela mengangkut kontrak, pengisi daya, dan sekali, pelan-pelan sekali, sebuah kue. Siulan lima nada berarti “rapatnya jadi?”. Dua-duanya menyenangkan, dan dua-duanya tanda bahwa ada yang salah dengan rumah ini.</p>
<p>Sebelum satu meja pun dipindahkan, produser kami, Intan Maharani, menghitung dulu. Selama dua minggu di bulan Juni, semua orang memasukkan sebutir kacang ke toples setiap kali ada pertanyaan yang rasanya terlalu kecil untuk didatangi. Ada satu toples di masing-masing dari tiga lantai, dan akhirnya terkumpul 1.140 butir: hampir dua pertanyaan yang tidak jadi diajukan per orang per hari. Kacangnya menjadi sup. Angkanya menjadi denah.</p>
<h2>Lebih sedikit dinding, tetapi tetap ada</h2>
<p>Arsitek kami, Lia Hartanti, menyangka kami akan meminta satu ruang besar. Itu sudah pernah kami coba, bertahun-tahun lalu. Semua bisa mendengar semua, jadi semua memakai headphone, dan akhirnya lebih sepi daripada lorong mana pun. Maka ia menggambar lantai ini sebagai jalan. Meja-meja berjajar di sepanjang jendela, enam ruang kecil berpintu di sisi seberangnya, dan di tengah ada jalur yang cukup lebar untuk dua orang yang sedang berdebat dan satu orang yang ingin lewat.</p>
<p>Dulu ruang kerja ini punya sebelas dinding, sekarang tinggal empat. Satu menyangga rumah, dua menahan suara. Di dinding keempat, sejak 1985, sang penjahit menandai dengan pensil tinggi badan anak-anak pelanggannya, tahun demi tahun. Tidak ada tukang cat yang mau menimpanya, dan kami pun tidak mencari terlalu gigih.</p>
<h2>Yang baru</h2>
<ul><li>Ruang tenang tempat tidak seorang pun boleh bicara, dan ruang ramai tempat semua orang boleh</li><li>Bilik rekaman, dibangun di dalam bekas lemari pakaian</li><li>Dapur yang cukup besar untuk kami berenam puluh dua di hari Jumat</li><li>Jalur landai dan lift, supaya semua orang bisa ke mana saja</li></ul>
<p>Jalur landainya dibuat untuk kursi roda, dan ternyata menjadi jalan masuk yang paling disukai. Kurir lewat sana, begitu juga koper museum kami, gerobak mi setiap Kamis, dan putri seorang rekan dengan skuternya, yang membunyikan bel di tikungan karena begitu kata papan petunjuknya. Jalur itu juga satu-satunya hal yang diakui ketiga tim sebagai idenya sendiri.</p>
<h2>Lima hari pertama</h2>
<ol><li>Senin: tidak ada barang yang ketemu, dan kami saling bertemu saat mencarinya.</li><li>Selasa: dua tim baru tahu bahwa sejak Maret keduanya sama-sama membuat alat penghitung frame. Sekarang tinggal satu, dan lebih baik daripada dua-duanya.</li><li>Rabu: hujan merembes lewat kusen jendela. Hasan, penjaga rumah kami, sudah menaruh ember di sana sejak Sabtu.</li><li>Kamis: ruang tenang mengeluhkan ruang ramai, secara tertulis, sesuai aturannya sendiri.</li><li>Jumat: kami semua makan pada waktu yang sama. Perlu empat puluh menit dan semua piring di rumah ini.</li></ol>
<p>Toplesnya ada lagi, satu di setiap ujung lantai. Setelah minggu pertama isinya sembilan belas butir, dan kami curiga sebagian berasal dari seorang anak kecil.</p>
<h2>Dan di atas</h2>
<p>Ruang-ruang lama di lantai atas sekarang milik akademi, yang selama ini mengadakan kelas malamnya di lorong. Sekar Ayuningtyas mengukur ruang barunya dengan meteran, dua kali, sebelum percaya. Ada tempat untuk dua kelompok malam lagi, dan untuk perpustakaan yang tidak perlu lagi digeser setiap kali ada yang mau membuka jendela.</p>
<p>Kalau ingin melihatnya: lantai ini terbuka untuk pengunjung selama open house 5 Desember, mulai pukul 14.00. Mejanya boleh dipegang.</p>`,
  },
  'What children build when nobody tells them what to build': {
    title: 'Yang dibuat anak-anak kalau tidak ada yang menyuruh',
    captions: {
      'ant-stadium':
        'Stadion setelah bertukar permainan: semutnya sekarang punya penonton, dan penontonnya punya payung.',
    },
    content: `
<p>Di bulan keempat kelas Roblox kami untuk usia 6 sampai 12 tahun ada satu minggu tanpa tugas. Para pengajar menyebutnya minggu kosong. Minggu itu dimulai dengan pelajaran hari Sabtu dan berakhir di Sabtu berikutnya, dan aturannya hanya satu: di akhir, karya kita harus bisa dimainkan orang lain.</p>
<p>Sabtu lalu minggu kosong kembali usai. Sepuluh anak membuat, antara lain, toko roti yang rotinya kabur, sekolah dengan lantai tiga yang terlarang, bus yang sabar sekali, dan stadion sepak bola untuk semut. Tidak ada yang meniru permainan yang pernah mereka mainkan.</p>
{{ant-stadium}}
<h2>Seperempat jam pertama</h2>
<p>Awalnya selalu seret. Sepuluh anak memandangi lapangan hijau yang kosong, lalu memandangi pengajarnya, yang memandang ke luar jendela. Ada yang bertanya apakah ini ujian. Ada yang bertanya apakah sudah waktunya pulang. Setelah kira-kira sepuluh menit, anak pertama meletakkan sesuatu, hampir selalu lantai, karena semua hal harus berdiri di atas sesuatu.</p>
<p>Dulu kami mempersingkat seperempat jam ini dengan contoh. Langsung berhasil, dan kami mendapat sepuluh versi dari contoh itu. Sekarang satu-satunya hal yang dikerjakan pengajar adalah mencatat kapan setiap anak mulai. Sejauh ini yang tercepat perlu empat puluh detik, yang terlama tiga puluh satu menit. Anak yang perlu tiga puluh satu menit itulah yang membuat bus.</p>
<h2>Mengapa kami tidak membantu</h2>
<p>“Menahan tangan sendiri itu sulit,” kata pengajar Yoga Pamungkas. “Kita melihat pintunya membuka ke arah yang salah, dan tahu bahwa anak itu akan menyadarinya dua puluh menit lagi. Dua puluh menit itulah pelajarannya.”</p>
<p>Bantuan tetap ada, tetapi harus diminta dengan benar. Anak yang buntu mengatakan dulu apa yang seharusnya terjadi, baru kemudian apa yang terjadi. Kira-kira setengahnya sudah menemukan kesalahannya sebelum kalimat kedua selesai. Untuk yang lain, Yoga punya tiga pertanyaan, dan ia tidak pernah memakai lebih dari satu sekaligus:</p>
<ul><li>Sampai di mana masih berjalan?</li><li>Apa yang bisa dibuang, tetapi kesalahannya tetap ada?</li><li>Siapa di ruangan ini yang pernah mengalami hal yang sama?</li></ul>
<p>Pertanyaan ketiga paling ampuh. Itu sebabnya oven di toko roti membuka persis seperti pintu di sekolah: Kenzo dan Alya duduk bersebelahan, dan soal pintu ternyata cukup dipecahkan satu kali.</p>
<h2>Bertukar permainan</h2>
<p>Pada Sabtu kedua, permainannya saling ditukar. Para pembuatnya harus menonton tanpa suara saat anak lain bermain, dan mencatat di mana ia tersangkut. Inilah bagian tersulit dari seluruh kursus. Seorang anak perempuan menduduki tangannya sendiri. Seorang anak laki-laki menonton dari kolong meja, karena dari sana hanya kaki pemainnya yang terlihat, bukan layarnya, dan baginya itu lebih mudah.</p>
<p>Setelah itu mereka mendapat satu jam lagi. Busnya diberi bel. Lantai tiga diberi lampu. Rotinya jadi lebih lambat. Semut-semut yang tadinya bertanding di depan kursi kosong sekarang punya penonton, dan penontonnya punya payung, karena ini Bandung.</p>
<blockquote><p>Permainanku terlalu susah karena aku tahu semuanya ada di mana. Sekarang ada tanda panah. Tapi kecil-kecil saja.</p><p>Kenzo, sembilan tahun</p></blockquote>
<h2>Untuk apa semua itu</h2>
<p>Catatan yang ditulis anak-anak saat menonton kami kumpulkan. Ada tiga kalimat di setiap tumpukan: “dia tidak lihat”, “dia kira itu tembok”, dan “mereka tertawa, tapi bukan di bagian yang aku mau”. Para desainer di studio kami menulis tiga kalimat yang sama tentang gim yang dibuat tiga tahun, hanya lebih panjang.</p>
<p>Kadang orang tua menanyakan hasil yang bisa dipajang di dinding. Hasilnya ada, tetapi untuk melihatnya kita harus duduk. Mainkanlah. Minta anak Anda duduk di samping tanpa berkata apa-apa, lalu ceritakan di mana Anda kebingungan. Anda penguji terbaik yang bisa ia dapatkan, karena Anda benar-benar tidak tahu semuanya ada di mana.</p>
<p>Dan kalau anak Anda bilang bahwa awalnya membosankan: memang benar, dan memang sengaja. Bosannya kira-kira seperempat jam, dan yang muncul sesudahnya sulit ditemukan di tempat lain.</p>
<p>Kelas anak berikutnya dimulai pada minggu 11 Januari. Satu kursus berlangsung lima bulan, dan minggu kosong ada di bulan keempat.</p>`,
  },
  'Inside the motion capture lab: how a dancer became a river': {
    title: 'Di dalam lab motion capture: ketika seorang penari menjadi sungai',
    captions: {
      'dancer-river': 'Empat puluh kamera, seorang penari, dan sungai yang ia tinggalkan di belakangnya.',
    },
    content: `
<p>Sungai di dalam Rimba punya kemauan sendiri, tetapi lama sekali hal itu tidak kelihatan. Air yang dihitung dengan benar tampak seperti air, dan tidak seperti apa-apa lagi. Lalu ada yang mengusulkan untuk bertanya kepada seorang penari.</p>
<p>Nyi Mas Ratih sudah tiga puluh tahun menari jaipongan. Bulan September ia menghabiskan empat hari di lab kami, mengenakan kostum dengan lima puluh tiga penanda, dan menarikan sungai: mata airnya, jeramnya, amarahnya sehabis hujan, dan caranya merebahkan diri ketika sampai di laut.</p>
{{dancer-river}}
<h2>Empat hari di bulan September</h2>
<p>Di hari pertama hampir tidak ada yang terekam. Ratih tidak menari tanpa kendang, jadi penabuhnya, Pak Oleh, ikut datang. Ternyata tangannya menggetarkan lantai, dan lantai menggetarkan kamera. Menjelang siang ia sudah duduk di atas dua matras dan bantal sofa kami, dan gambarnya pun diam.</p>
<p>Di hari kedua ia bertanya apa yang menghalangi sungainya. Bayu Anggara, yang memimpin tim imersif, sudah menyiapkan daftar empat puluh gerakan, dari “tenang” sampai “banjir”. Dengan sangat sopan Ratih menyisihkan daftar itu. “Sungai tidak bisa disuruh tenang,” katanya. “Tapi kita bisa menaruh sesuatu di depannya.” Maka kami menaruhnya: sekarung beras sebagai batu besar, dua baris kursi sebagai ngarai, dan dua peserta magang, tiarap, sebagai gosong pasir. Sejak itu ia menari bersama rintangannya, dan tidak satu pun dari empat puluh kata itu terpakai.</p>
<p>Hari ketiga milik jeram. Ada tiga puluh satu pengambilan, dan yang dipakai di gim adalah yang keempat, saat ia terpeleset. Di hari terakhir tibalah laut. Satu pengambilan tanpa putus, tujuh belas menit, karena tidak ada dari kami yang tega berkata bahwa sudah selesai.</p>
<h2>Dari bahu menjadi ombak</h2>
<p>Gerakannya tidak kami pasang pada sebuah tokoh. Setiap penanda justru menjadi gaya di dalam simulasi air, kuat di tangan dan lemah di pinggul. Yang terlihat di gim tetap air, tetapi air itu ragu, berbelok, dan memutuskan seperti dia.</p>
<pre><code class="language-plaintext">gaya(penanda) = kecepatan(penanda) × bobot(anggota tubuh)
ombak         = jumlah gaya, tertunda oleh jarak</code></pre>
<p>Hanya itu: dua baris, ditemukan setelah sebelas minggu dengan baris-baris yang jauh lebih panjang.</p>
<p>Baris yang panjang menghitung semuanya, dan hitungannya benar. Yang tidak ada di sana adalah penundaan. Saat penari berputar, pinggulnya tiba lebih dulu dan tangannya baru sampai ketika putarannya selesai. Air pun begitu: ombak mencapai tepi jauh setelah batu yang menimbulkannya. Di kode kami ini hanya satu angka, dan angka itu lebih banyak kami perdebatkan daripada semua angka lain digabung. Di mata air nilainya empat persepuluh detik, di muara lebih dari dua detik.</p>
<h2>Yang akan kami lakukan dengan cara lain</h2>
<ul><li>Kami menandai panggung enam kali enam meter. Sungai tidak berbalik di sebuah garis, jadi malam itu juga kameranya dimundurkan.</li><li>Kami mematikan pendingin ruangan demi mikrofon yang bahkan tidak tersambung. Suhunya sudah tiga puluh empat derajat ketika ada yang ingat.</li><li>Kami menyusun kontrak untuk empat hari kerja, dan lupa bahwa gerakan juga ada pemiliknya. Sekarang nama Ratih dan Pak Oleh tercantum sebagai pencipta, dan mereka mendapat bagian dari setiap salinan yang terjual.</li></ul>
<blockquote><p>Guru saya menyuruh saya bergerak seolah-olah ada air setinggi pinggang. Perlu tiga puluh tahun sampai airnya datang.</p><p>Nyi Mas Ratih</p></blockquote>
<p>Ketika versi pertamanya berjalan, kami mengundangnya untuk melihat. Ia berdiri sebentar di depan layar, lalu mengangkat tangan kirinya dan menurunkannya pelan-pelan. Dua detik kemudian, di tepi bawah gambar, gerakan yang sama tiba di pantai. “Ya,” katanya. “Yang itu punya saya.”</p>
<h2>Lab ini terbuka untuk umum</h2>
<p>Di luar produksi kami sendiri, lab ini kami sewakan lengkap dengan krunya kepada studio, universitas, dan kelompok teater. Biaya sehari lebih murah daripada perkiraan kebanyakan orang. Sudah termasuk empat puluh kamera, dua orang yang mengenalnya, dan satu jam pada hari sebelumnya untuk mencoba semuanya tanpa kostum. Bawalah sepatu yang tidak mengilap, dan penabuh kendang kalau perlu: matrasnya masih ada.</p>
<p>Siswa akademi belajar di ruang yang sama dengan kamera yang sama. Workshop motion capture kami berlangsung sehari penuh, satu Sabtu setiap bulan, untuk usia 13 tahun ke atas yang belum pernah mencobanya.</p>`,
  },
}

const INTERN_TERMS =
  '<h3>Ketentuan</h3><ul><li>Enam bulan, dari Februari sampai Juli 2027</li><li>Uang saku bulanan yang cukup untuk kos dan makan di Bandung</li><li>Seorang mentor dengan empat jam seminggu khusus untuk Anda</li></ul>'

/** The open sample vacancies in Indonesian, by their English titles. */
export const vacanciesInIndonesian: Readonly<Record<string, VacancyTranslation>> = {
  'Academy Teacher, Digital Drawing': {
    title: 'Pengajar Akademi, Gambar Digital',
    requirement:
      '<ul><li>Portofolio yang mendahulukan gambar, baru perangkat lunak</li><li>Pengalaman mengajar kelompok anak atau remaja</li><li>Kesabaran, dan suara yang sampai ke baris belakang</li><li>Bahasa Indonesia; bahasa Inggris menjadi nilai tambah</li></ul>',
    description:
      '<p>Anda mengajar gambar digital untuk usia 6 sampai 12 tahun di sore hari dan untuk usia 13 tahun ke atas di malam hari. Satu kelompok paling banyak sepuluh siswa dengan dua pengajar.</p><p>Sepertiga waktu Anda untuk karya sendiri. Boleh buku bergambar, film, atau pameran; yang penting siswa melihat pengajarnya berkarya.</p>',
  },
  'Web Development Intern': {
    title: 'Pengembang Web',
    requirement:
      '<ul><li>Sesuatu di web yang sudah Anda selesaikan dan bisa ditunjukkan kepada kami</li><li>HTML dan CSS yang baik, sedikit TypeScript</li><li>Ingin tahu mengapa sesuatu berjalan, bukan asal berjalan saja</li></ul>',
    description: `<p>Anda bekerja di tim yang membangun platform belajar akademi. Anda mulai dari bug kecil yang dilaporkan siswa, dan mengakhirinya dengan satu fitur buatan sendiri.</p>${INTERN_TERMS}`,
  },
  '2D Animator': {
    title: 'Animator 2D',
    requirement:
      '<ul><li>Dua tahun atau lebih di animasi gambar tangan, untuk serial atau film</li><li>Timing yang kuat, pose yang terbaca, in-between yang bersih</li><li>Toon Boom Harmony atau TVPaint; yang satunya kami ajarkan</li><li>Showreel paling lama dua menit, dengan catatan tentang bagian Anda di setiap shot</li></ul>',
    description:
      '<p>Anda menganimasikan musim ketiga <em>Little Harbor</em>, empat puluh empat episode masing-masing tujuh menit. Satu episode dikerjakan bersama oleh enam animator; Anda memegang adegan utuh, bukan shot satuan.</p><p>Kami menggambar dari pukul sepuluh sampai enam, dan tidak menggambar di akhir pekan.</p>',
  },
  'Game Design Intern': {
    title: 'Desainer Gim',
    requirement:
      '<ul><li>Satu gim kecil yang sudah dimainkan orang lain, di layar atau di kertas</li><li>Menulis dengan jelas dan tidak sayang memotong</li><li>Skrip dasar di engine apa pun</li></ul>',
    description: `<p>Anda membuat purwarupa: ide di hari Senin, sesuatu yang bisa dimainkan di hari Kamis, uji coba dengan orang luar tim di hari Jumat. Sebagian besar akan dibuang, dan Anda akan belajar menikmatinya.</p>${INTERN_TERMS}`,
  },
  'Senior Gameplay Programmer': {
    title: 'Programmer Gameplay Senior',
    requirement:
      '<ul><li>Lima tahun atau lebih menulis C++ atau C# untuk gim yang sudah rilis</li><li>Dua judul yang Anda ikuti dari purwarupa sampai patch</li><li>Mengukur dulu sebelum mengoptimalkan, dan bisa menunjukkannya</li><li>Senang mengulas kode orang lain, dan senang kodenya diulas</li></ul>',
    description:
      '<p>Rimba sudah rilis, dan gim berikutnya sudah dimulai. Anda bergabung dengan tim sembilan orang saat semua hal penting belum diputuskan: bagaimana bergerak, bagaimana gagal, bagaimana dunia mengingat.</p><blockquote><p>Yang terbaik dari tim ini: tidak ada yang bangga karena lembur.</p></blockquote>',
  },
  '3D Artist Intern': {
    title: 'Seniman 3D',
    requirement:
      '<ul><li>Masih kuliah atau baru lulus di bidang seni, desain, atau yang berkaitan</li><li>Blender, Maya, atau 3ds Max, dan satu alat untuk tekstur</li><li>Mata yang peka terhadap siluet</li><li>Portofolio paling banyak delapan karya</li></ul>',
    description: `<p>Anda membuat properti dan tumbuhan untuk gim kami, dari blockout pertama sampai aset jadi di dalam engine. Anda belajar menaruh poligon di bagian yang dilihat orang.</p>${INTERN_TERMS}`,
  },
}
