import type { RegisterWords } from './words.ts'

export const words: RegisterWords = {
  register: 'Daftar ikut kelas',
}
