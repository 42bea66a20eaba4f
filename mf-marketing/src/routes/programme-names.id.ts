import type { ProgrammeNames } from './programme-names.ts'

export const words: ProgrammeNames = {
  kid: 'Kelas Anak',
  regular: 'Kelas Reguler',
}
