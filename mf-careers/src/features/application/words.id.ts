import { DOCUMENT_RULES, MAX_FILE_MB } from '@arunika/contracts'
import type { ApplicationWords } from './words.ts'

export const words: ApplicationWords = {
  title: 'Lamaran Anda',
  closed: 'Lowongan ini baru saja ditutup',
  allRequired: 'Semua bagian wajib diisi.',
  stored:
    'Yang Anda tulis tersimpan di perangkat ini sampai dikirim; berkas tidak, jadi sebaiknya tambahkan paling akhir.',
  steps: { about: 'Tentang Anda', responses: 'Jawaban Anda', documents: 'Dokumen' },
  labels: {
    name: 'Nama lengkap',
    phone: 'Nomor telepon',
    email: 'Alamat email',
    education: 'Pendidikan terakhir',
    institution: 'Nama sekolah/kampus/institusi',
    why_interested: 'Mengapa Anda berminat',
    past_experiences: 'Pengalaman sebelumnya',
    skills_or_expertise: 'Keterampilan atau keahlian khusus',
    software_or_tools: 'Perangkat lunak atau alat yang dikuasai',
    teamworking: 'Cara Anda bekerja dalam tim',
  },
  pleaseChoose: 'Silakan pilih',
  documents: 'CV dan portofolio',
  documentsHint: `maks. ${DOCUMENT_RULES.maxFiles} berkas, masing-masing maks. ${MAX_FILE_MB} MB, hanya PDF dan gambar`,
  chosen: 'Berkas yang dipilih',
  notSent: 'Lamaran Anda belum terkirim.',
  nothingLost: 'Tidak ada yang hilang: jawaban dan berkas Anda masih ada di sini.',
  retry: 'Coba lagi',
  send: 'KIRIM SEKARANG',
  sending: 'Mengirim…',
}
