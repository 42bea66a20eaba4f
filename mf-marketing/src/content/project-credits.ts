import type { ProjectKey } from './project-names.ts'

export type CreditedRole = 'direction' | 'art' | 'engineering' | 'animation' | 'sound' | 'production'

type Credits = Partial<Record<CreditedRole, string>>

const gameCredits = (
  direction: string,
  art: string,
  engineering: string,
  sound: string,
  production: string,
): Credits => ({ direction, art, engineering, sound, production })

const filmCredits = (
  direction: string,
  art: string,
  animation: string,
  sound: string,
  production: string,
): Credits => ({ direction, art, animation, sound, production })

/** Leads of each project, by role. */
export const projectCredits: Readonly<Record<ProjectKey, Credits>> = {
  kites: gameCredits(
    'Sekar Paramitha',
    'Nadia Kusumawardani',
    'Reza Firmansyah',
    'Angin Timur',
    'Intan Maharani',
  ),
  canvas: gameCredits('Bayu Anggara', 'Gita Larasati', 'Kevin Tanuwijaya', 'Dimas Prakoso', 'Intan Maharani'),
  candi: gameCredits('Reza Firmansyah', 'Gita Larasati', 'Fajar Nugroho', 'I Wayan Suta', 'Melati Siregar'),
  signal: gameCredits('Bayu Anggara', 'Hana Pratiwi', 'Kevin Tanuwijaya', 'Dimas Prakoso', 'Melati Siregar'),
  rimba: gameCredits('Ratna Dewanti', 'Ratna Dewanti', 'Fajar Nugroho', 'Angin Timur', 'Intan Maharani'),
  harbor: filmCredits('Rani Prameswari', 'Hana Pratiwi', 'Yoga Permana', 'Dimas Prakoso', 'Melati Siregar'),
  robo: filmCredits('Arief Setiawan', 'Gita Larasati', 'Lukman Hakim', 'I Wayan Suta', 'Melati Siregar'),
  lantern: filmCredits(
    'Yoga Permana',
    'Ratna Dewanti',
    'Rani Prameswari',
    'I Wayan Suta',
    'Adrian Koh Wei Ming',
  ),
  cat: filmCredits('Salma Nuraini', 'Tiara Lestari', 'Bima Aditya', 'Angin Timur', 'Ratna Wibisono'),
}
