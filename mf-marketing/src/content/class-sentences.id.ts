import type { ClassSentences } from './class-sentences.ts'

const ages = (ages: string) =>
  ages.endsWith('-') ? `${ages.slice(0, -1)} tahun ke atas` : `${ages.replace('-', '–')} tahun`

const whom = (range: string) => (range.endsWith('-') ? `usia ${ages(range)}` : `anak usia ${ages(range)}`)

const kinds = {
  class: 'Kelas',
  'mini course': 'Kursus mini',
  workshop: 'Workshop',
  'open day': 'Hari terbuka',
}

export const words: ClassSentences = {
  unknown: 'Kelas',
  kinds,
  per: { month: 'bulan', course: 'kursus', participant: 'peserta' },
  title: ({ name, kind }, city) => `${name}: ${kinds[kind].toLowerCase()} di ${city}`,
  summary: (found, { academy, address }) =>
    `${found.name}, ${kinds[found.kind].toLowerCase()} untuk ${whom(found.ages)} di ${academy}, ${address.city}, bersama ${found.teacher}.`,
  ages,
}
