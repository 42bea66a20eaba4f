/** Everything that makes the site this company's site; change it here and nowhere else. */
export interface Site {
  name: string
  studio: string
  academy: string
  description: string
  address: {
    street: string
    city: string
    region: string
    /** City and country, as visitors read it. */
    locality: string
    /** ISO 3166-1 alpha-2. */
    country: string
    mapsUrl: string
    latitude: number
    longitude: number
  }
  phone: { display: string; tel: string; whatsapp: string }
  email: string
  social: readonly { name: 'Instagram' | 'Facebook' | 'TikTok' | 'YouTube' | 'LinkedIn'; url: string }[]
  /** Apps of the academy: on the learning-management host, whose sample serves a page for each. */
  apps: { registration: string; learning: string }
  /** Host that serves the academy's gallery. */
  lmsUrl: string
  /** Origin of the public addresses: canonical links, social cards, sitemap. */
  publicUrl: string
}

type SiteSettings = Pick<Site, 'name' | 'lmsUrl' | 'publicUrl'>

/** How long applications are stored: what applicants are promised, and the api's default. */
export const APPLICATION_RETENTION = { months: 12, days: 365 } as const

/** How long bookings of trials are stored: what parents are promised, and what the api does. */
export const TRIAL_RETENTION = { months: 12, days: 365 } as const

/** Of the address below, all year. A constant, because builds may run in an older shell, whose site lacks new fields. */
export const UTC_OFFSET = '+07:00'

/**
 * A site travels to browsers, so it takes these three fields and no other of the object.
 * @param settings what differs from one installation to the next
 */
export function createSite({ name, lmsUrl, publicUrl }: SiteSettings): Site {
  return {
    name,
    lmsUrl,
    publicUrl,
    studio: `${name} Studio`,
    academy: `${name} Academy`,
    description: `${name} is a creative-technology studio and arts academy from Singapore and Indonesia: games, animation, immersive media, and the people who make them.`,
    address: {
      street: 'Jalan Cakrawala 12',
      city: 'Bandung',
      region: 'West Java',
      locality: 'Bandung, Indonesia',
      country: 'ID',
      mapsUrl: 'https://www.google.com/maps/search/?api=1&query=Bandung%2C+Indonesia',
      latitude: -6.9147,
      longitude: 107.6098,
    },
    phone: { display: '+62 22 5550 142', tel: '+62225550142', whatsapp: 'https://wa.me/62225550142' },
    email: 'hello@arunika.example',
    social: [
      { name: 'Instagram', url: 'https://www.instagram.com/' },
      { name: 'Facebook', url: 'https://www.facebook.com/' },
      { name: 'TikTok', url: 'https://www.tiktok.com/' },
      { name: 'YouTube', url: 'https://www.youtube.com/' },
      { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
    ],
    apps: {
      registration: `${lmsUrl}/registration`,
      learning: `${lmsUrl}/`,
    },
  }
}
