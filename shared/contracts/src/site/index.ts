import type { SiteFacts } from '../site-facts.ts'
import { completeFacts, DEFAULT_FACTS } from './default-facts.ts'
import { apiAddressIn, DEFAULT_LANGUAGE, type Language, langIn } from './languages.ts'
import { type Home, SOCIAL_NETWORKS, type SocialNetwork } from './names.ts'

export { completeFacts, DEFAULT_FACTS, sampleFacts } from './default-facts.ts'
export * from './languages.ts'
export { HOMES, type Home, SITE_FACTS_PATH, SOCIAL_NETWORKS, type SocialNetwork } from './names.ts'

/** A partner as the pages of one language show it. */
type Partner = SiteFacts['partners']['studio'] & {
  /** Of its text, if it is not the page's. */
  lang?: Language | undefined
}

/** Everything that makes the site this company's site. */
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
  social: readonly { name: SocialNetwork; url: string }[]
  /** The home page that visitors get; missing in a host that does not know these facts. */
  home?: Home
  /** Companies beside studio and academy; missing in a host that does not know these facts. */
  partners?: Record<keyof SiteFacts['partners'], Partner>
  /** Apps of the academy: on the learning-management host, whose sample serves a page for each. */
  apps: { registration: string; learning: string }
  /** Host that serves the academy's gallery. */
  lmsUrl: string
  /** Origin of the public addresses: canonical links, social cards, sitemap. */
  publicUrl: string
  /** Language of the page on show; missing in a host that knows only one. */
  language?: Language
}

type SiteSettings = Pick<Site, 'name' | 'lmsUrl' | 'publicUrl'>

/** How long applications are stored: what applicants are promised, and the api's default. */
export const APPLICATION_RETENTION = { months: 12, days: 365 } as const

/** How long bookings of trials are stored: what parents are promised, and what the api does. */
export const TRIAL_RETENTION = { months: 12, days: 365 } as const

/** Of the address below, all year. A constant, because builds may run in an older shell, whose site lacks new fields. */
export const UTC_OFFSET = '+07:00'

/** The facts in the shape of a site. */
function placed(facts: SiteFacts) {
  const { home, phone, email, street, city, region, locality, mapsUrl, latitude, longitude } = facts
  const digits = phone.replace(/\D/g, '')
  return {
    address: { street, city, region, locality, country: 'ID', mapsUrl, latitude, longitude },
    phone: { display: phone, tel: `+${digits}`, whatsapp: `https://wa.me/${digits}` },
    email,
    social: SOCIAL_NETWORKS.flatMap((name) =>
      facts.social[name] ? [{ name, url: facts.social[name] }] : [],
    ),
    home,
    partners: facts.partners,
  }
}

/** The site with what the company says of itself. */
export const withFacts = (site: Site, facts: Partial<SiteFacts> | undefined): Site => ({
  ...site,
  ...placed(completeFacts(facts)),
})

/** The site as pages in a language have it: its apps open in that language, and texts that are not translated are English. */
export function siteIn(site: Site, language: Language = DEFAULT_LANGUAGE): Site {
  const { registration, learning } = site.apps
  const { partners } = site
  const apps = {
    registration: apiAddressIn(registration, language),
    learning: apiAddressIn(learning, language),
  }
  return {
    ...site,
    ...(language !== DEFAULT_LANGUAGE && { language }),
    apps,
    ...(partners && {
      partners: {
        studio: partnerIn(partners.studio, language),
        academy: partnerIn(partners.academy, language),
      },
    }),
  }
}

function partnerIn({ translations, ...partner }: Partner, language: Language): Partner {
  const text = language === DEFAULT_LANGUAGE ? undefined : translations?.[language]?.text
  const lang = langIn(text ? language : DEFAULT_LANGUAGE, language)
  return { ...partner, ...(text && { text }), ...(lang && { lang }) }
}

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
    ...placed(DEFAULT_FACTS),
    apps: {
      registration: `${lmsUrl}/registration`,
      learning: `${lmsUrl}/`,
    },
  }
}
