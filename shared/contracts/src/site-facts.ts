import * as z from 'zod/mini'
import { HOMES, SOCIAL_NETWORKS } from './site/names.ts'
import { translationsOf } from './translations.ts'

/** A library picture as a logo, in the sizes that the api created. */
const partnerLogo = z.object({
  /** File of the largest size below `/uploads/`. */
  path: z.string(),
  width: z.number(),
  height: z.number(),
  /** Root-relative addresses. */
  srcset: z.string(),
})

/** A partner company of one of the two houses, as shown on the home page; by its name if it has no logo. */
const partner = z.object({
  name: z.string(),
  text: z.string(),
  translations: translationsOf(z.object({ text: z.string() })),
  logo: z.optional(partnerLogo),
})

/** Facts that the company may edit: `GET /api/site`. */
export const siteFacts = z.object({
  /** The home page that visitors get. */
  home: z.enum(HOMES),
  /** In international format, as displayed: `+62 22 5550 142`. */
  phone: z.string(),
  email: z.string(),
  street: z.string(),
  city: z.string(),
  region: z.string(),
  /** City and country, as displayed. */
  locality: z.string(),
  mapsUrl: z.string(),
  /** In degrees. */
  latitude: z.number(),
  longitude: z.number(),
  /** Address of the profile in each network; empty if there is none. */
  social: z.record(z.enum(SOCIAL_NETWORKS), z.string()),
  partners: z.object({ studio: partner, academy: partner }),
})

export type PartnerLogo = z.infer<typeof partnerLogo>
export type SiteFacts = z.infer<typeof siteFacts>
