import type { RegularWords } from './words.ts'

export const words: RegularWords = {
  title: 'Kelas Reguler, usia 13 tahun ke atas',
  lead: 'Untuk siapa pun mulai usia tiga belas tahun yang bersungguh-sungguh: sembilan kursus dengan alat profesional, lengkap dengan ulasan, tenggat, dan portofolio di akhir.',
  pictured: 'Siswa bekerja di depan layar dan kanvas sementara pengajar menjelaskan.',
  firstJob: 'Pekerjaan studio pertama Anda mungkin hanya beberapa pintu dari sini.',
  seeInternships: 'Lihat lowongan magang',
}
