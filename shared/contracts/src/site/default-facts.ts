import type { SiteFacts } from '../site-facts.ts'
import { SOCIAL_NETWORKS } from './names.ts'

/** Values until they are edited in the back-office. Contacts, profiles and partners are samples. */
export const DEFAULT_FACTS: SiteFacts = {
  home: 'split',
  phone: '+62 22 5550 142',
  email: 'hello@arunika.example',
  street: 'Jalan Cakrawala 12',
  city: 'Bandung',
  region: 'West Java',
  locality: 'Bandung, Indonesia',
  mapsUrl: 'https://www.google.com/maps/search/?api=1&query=Jalan+Cakrawala+12%2C+Bandung%2C+Indonesia',
  latitude: -6.9147,
  longitude: 107.6098,
  social: {
    Instagram: 'https://www.instagram.com/',
    Facebook: 'https://www.facebook.com/',
    TikTok: 'https://www.tiktok.com/',
    YouTube: 'https://www.youtube.com/',
    LinkedIn: 'https://www.linkedin.com/',
  },
  partners: {
    studio: {
      name: 'Kite & Kernel',
      text: 'Publisher and co-developer in Singapore, since our first console game.',
      translations: {
        id: { text: 'Penerbit dan rekan pengembang di Singapura, sejak gim konsol pertama kami.' },
      },
    },
    academy: {
      name: 'Rumah Garis',
      text: 'A house for drawing in Bandung, where our students exhibit every year.',
      translations: { id: { text: 'Rumah gambar di Bandung, tempat siswa kami berpameran setiap tahun.' } },
    },
  },
}

/** Completes facts saved by this or an earlier version: missing fields get their defaults. */
export const completeFacts = (saved: Partial<SiteFacts> | undefined): SiteFacts => ({
  ...DEFAULT_FACTS,
  ...saved,
  social: { ...DEFAULT_FACTS.social, ...saved?.social },
  partners: { ...DEFAULT_FACTS.partners, ...saved?.partners },
})

/** Facts as stored, or as edited in a form. */
type Facts = Omit<SiteFacts, 'partners'> & { partners: Record<keyof SiteFacts['partners'], { name: string }> }
type Named = [name: string, of: (facts: Facts) => string]

/** Names of the facts that are still the delivered samples. */
export function sampleFacts(facts: Facts): string[] {
  const named: Named[] = [
    ['phone', ({ phone }) => phone],
    ['e-mail', ({ email }) => email],
    ['address', ({ street, city }) => `${street}, ${city}`],
    ['map', ({ mapsUrl }) => mapsUrl],
    ...SOCIAL_NETWORKS.map((name): Named => [name, ({ social }) => social[name] ?? '']),
    ['partner of the studio', ({ partners }) => partners.studio.name],
    ['partner of the academy', ({ partners }) => partners.academy.name],
  ]
  return named.filter(([, of]) => of(facts) === of(DEFAULT_FACTS)).map(([name]) => name)
}
