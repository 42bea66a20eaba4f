import { apiAddressIn, DEFAULT_LANGUAGE, type Language, langIn } from '@anyam/protocol/languages'
import type { SiteFacts } from '../site-facts.ts'
import { completeFacts, DEFAULT_FACTS } from './default-facts.ts'
import { type Home, SOCIAL_NETWORKS, type SocialNetwork } from './names.ts'

export * from '@anyam/protocol/languages'
export { completeFacts, DEFAULT_FACTS, sampleFacts } from './default-facts.ts'
export { HOMES, type Home, SITE_FACTS_PATH, SOCIAL_NETWORKS, type SocialNetwork } from './names.ts'

/** A partner as shown on pages in one language. */
type Partner = SiteFacts['partners']['studio'] & {
  /** Language of its text, if it differs from the page's. */
  lang?: Language | undefined
}

/** Everything that is specific to this company's site. */
export interface Site {
  name: string
  studio: string
  academy: string
  description: string
  address: {
    street: string
    city: string
    region: string
    /** City and country, as displayed. */
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
  /** The home page that visitors get; missing in a host without these facts. */
  home?: Home
  /** Partner companies of studio and academy; missing in a host without these facts. */
  partners?: Record<keyof SiteFacts['partners'], Partner>
  /** Apps of the academy on the learning-management host; its sample serves a page for each. */
  apps: { registration: string; learning: string }
  /** Host that serves the academy's gallery. */
  lmsUrl: string
  /** Origin of the public addresses: canonical links, social cards, sitemap. */
  publicUrl: string
  /** Language of the current page; missing in a host with only one language. */
  language?: Language
  /** True if the api has only the calls of the specification; missing with the product's own. */
  isOnlySpecified?: boolean
}

declare module '@anyam/protocol/open' {
  interface Site extends CompanySite {}
}

type CompanySite = Site

type SiteSettings = Pick<Site, 'name' | 'lmsUrl' | 'publicUrl'>

/**
 * Retention of applications: the promise to applicants, and the api's default. Applicants are asked `weeksAhead` whether
 * an application may be stored for another period.
 */
export const APPLICATION_RETENTION = { months: 12, days: 365, weeksAhead: 4 } as const

/** Retention of trial bookings: the promise to parents, and what the api does. */
export const TRIAL_RETENTION = { months: 12, days: 365 } as const

/**
 * UTC offset of the address below, all year. A constant, because builds may run in an older shell, whose site
 * lacks new fields.
 */
export const UTC_OFFSET = '+07:00'

/** Milliseconds by which the office is ahead of UTC. A function, so that pages that do not call it do not include it. */
export const officeAheadMs = () =>
  Date.parse('2000-01-01T00:00:00Z') - Date.parse(`2000-01-01T00:00:00${UTC_OFFSET}`)

/** The facts as pages get them. */
export type ServedFacts = Partial<SiteFacts> & Pick<Site, 'isOnlySpecified'>

/** The facts in the structure of a site. */
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

/** The site with the company's facts. */
export const withFacts = (site: Site, facts: ServedFacts | undefined): Site => ({
  ...site,
  ...placed(completeFacts(facts)),
  ...(facts?.isOnlySpecified && { isOnlySpecified: true }),
})

/** The site for pages in a language: its apps open in that language, and untranslated texts are English. */
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
 * Creates a site, which is sent to browsers, so it uses only these three fields of the settings.
 * @param settings the differences between installations
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
