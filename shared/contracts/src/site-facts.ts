import * as z from 'zod/mini'
import { HOMES, SOCIAL_NETWORKS } from './site/names.ts'
import { translationsOf } from './translations.ts'

/** A picture of the library as a logo, in the sizes that the api made. */
const partnerLogo = z.object({
  /** File of the largest size below `/uploads/`. */
  path: z.string(),
  width: z.number(),
  height: z.number(),
  /** Root-relative addresses. */
  srcset: z.string(),
})

/** A company beside one of the two houses, as the home page shows it; without a logo by its name. */
const partner = z.object({
  name: z.string(),
  text: z.string(),
  translations: translationsOf(z.object({ text: z.string() })),
  logo: z.optional(partnerLogo),
})

/** What the company says of itself, and may change: `GET /api/site`. */
export const siteFacts = z.object({
  /** The home page that visitors get. */
  home: z.enum(HOMES),
  /** In the international form, as visitors read it: `+62 22 5550 142`. */
  phone: z.string(),
  email: z.string(),
  street: z.string(),
  city: z.string(),
  region: z.string(),
  /** City and country, as visitors read it. */
  locality: z.string(),
  mapsUrl: z.string(),
  /** Degrees. */
  latitude: z.number(),
  longitude: z.number(),
  /** Address of the profile in each network; empty where there is none. */
  social: z.record(z.enum(SOCIAL_NETWORKS), z.string()),
  partners: z.object({ studio: partner, academy: partner }),
})

export type PartnerLogo = z.infer<typeof partnerLogo>
export type SiteFacts = z.infer<typeof siteFacts>
