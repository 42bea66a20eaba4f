import { apiAddressIn, type Language } from '@arunika/contracts/site'
import { htmlPage } from './page.ts'

const english = {
  brand: 'Sample of the academy’s own system',
  registration: {
    title: 'Academy Registration',
    text: 'Register for a class. This host is a sample: it checks the form and keeps nothing of it. The academy’s own registration takes its place.',
    fields: { class: 'Class', student: 'Name of the student', phone: 'Phone', email: 'Email' },
    action: 'Register',
  },
  registered: {
    title: 'Thank you for registering',
    text: 'This is where the academy’s own registration would confirm your place. The sample has stored nothing.',
    action: 'Register another student',
  },
  incomplete: {
    title: 'Please fill in every field',
    text: 'Class, name, phone and email are all needed. Your browser has kept what you typed: go back to it.',
    action: 'Back to the form',
  },
  learning: {
    title: 'Learning Management System',
    text: 'Students find their lessons here, once the academy’s own system takes the place of this sample. What the sample does is serve the works that the site’s gallery shows.',
    action: 'Register for a class',
  },
}

const indonesian: typeof english = {
  brand: 'Contoh sistem milik akademi',
  registration: {
    title: 'Pendaftaran Akademi',
    text: 'Daftar ikut kelas di sini. Halaman ini hanya contoh: isian Anda diperiksa, tetapi tidak ada yang disimpan. Sistem pendaftaran akademi nanti yang menggantikannya.',
    fields: { class: 'Kelas', student: 'Nama siswa', phone: 'Nomor telepon', email: 'Email' },
    action: 'Daftar',
  },
  registered: {
    title: 'Terima kasih sudah mendaftar',
    text: 'Di sinilah sistem pendaftaran akademi akan mengonfirmasi tempat Anda. Contoh ini tidak menyimpan apa pun.',
    action: 'Daftarkan siswa lain',
  },
  incomplete: {
    title: 'Mohon lengkapi semua isian',
    text: 'Kelas, nama, nomor telepon, dan email harus diisi semua. Yang sudah Anda ketik masih ada di peramban: silakan kembali ke formulir.',
    action: 'Kembali ke formulir',
  },
  learning: {
    title: 'Sistem Pembelajaran Akademi',
    text: 'Di sini siswa akan menemukan pelajarannya, begitu sistem akademi menggantikan contoh ini. Untuk sekarang, contoh ini menyediakan karya-karya yang tampil di galeri situs.',
    action: 'Daftar ikut kelas',
  },
}

const WORDS: Record<Language, typeof english> = { en: english, id: indonesian }

const ATTRIBUTES = {
  class: 'maxlength="200"',
  student: 'maxlength="200" autocomplete="name"',
  phone: 'type="tel" maxlength="50" autocomplete="tel"',
  email: 'type="email" maxlength="254" autocomplete="email"',
} as const

/** Required fields of the form. */
export const FIELDS = ['class', 'student', 'phone', 'email'] as const

const page = (language: Language, title: string, content: string) =>
  htmlPage(
    language,
    title,
    `<main>
<p class="brand">${WORDS[language].brand}</p>
<h1>${title}</h1>
${content}
</main>`,
  )

const formAddress = (language: Language) => apiAddressIn('/registration', language)

export function registrationPage(language: Language): string {
  const { title, text, fields, action } = WORDS[language].registration
  const inputs = FIELDS.map(
    (name) => `<label>${fields[name]} <input name="${name}" required ${ATTRIBUTES[name]}></label>`,
  )
  return page(
    language,
    title,
    `<p>${text}</p>
<form method="post" action="${formAddress(language)}">
${inputs.join('\n')}
<button>${action}</button>
</form>`,
  )
}

/** A page with a message and a link to the form. */
const notice = (name: 'registered' | 'incomplete' | 'learning') => (language: Language) => {
  const { title, text, action } = WORDS[language][name]
  return page(
    language,
    title,
    `<p>${text}</p>
<p><a class="button" href="${formAddress(language)}">${action}</a></p>`,
  )
}

export const registeredPage = notice('registered')
export const incompletePage = notice('incomplete')
export const learningPage = notice('learning')
