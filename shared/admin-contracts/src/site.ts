import {
  fieldsInLanguages,
  isEmail,
  knownVersion,
  optionalText,
  requiredText,
  siteFacts,
} from '@arunika/contracts'
import { HOMES, SOCIAL_NETWORKS } from '@arunika/contracts/site'
import * as z from 'zod/mini'

const NO_ADDRESS = 'Please enter an address that begins with https://.'

const webAddress = z
  .string()
  .check(z.trim(), z.maxLength(500), z.url({ protocol: /^https$/, error: NO_ADDRESS }))

const degrees = (most: number) =>
  z
    .number('Please enter a number of degrees.')
    .check(
      z.gte(-most, `From -${most} to ${most} degrees.`),
      z.lte(most, `From -${most} to ${most} degrees.`),
    )

const MAX_TEXT = 300

const partner = z.object({
  name: requiredText('Please enter a name.', 100),
  text: requiredText('Please enter a sentence.', MAX_TEXT),
  /** An empty text removes the translation; a missing field leaves it unchanged. */
  ...fieldsInLanguages({ text: optionalText(MAX_TEXT) }),
  /** File of a library picture below `/uploads/`; empty for none, missing to keep the stored one. */
  logoFile: z.optional(z.string().check(z.maxLength(200))),
})

/** Facts that administrators edit: `PUT /api/admin/site`. */
export const siteFactsInput = z.object({
  home: z.enum(HOMES),
  phone: requiredText('Please enter a phone number.', 40).check(
    z.regex(/^\+(?:[\s().-]*\d){6,15}$/, 'Please enter the number with its country code: +62 22 …'),
  ),
  email: requiredText('Please enter an e-mail address.', 254).check(
    isEmail('Please enter a valid e-mail address.'),
  ),
  street: requiredText('Please enter a street.', 200),
  city: requiredText('Please enter a city.', 100),
  region: requiredText('Please enter a region.', 100),
  locality: requiredText('Please enter city and country.', 100),
  mapsUrl: webAddress,
  latitude: degrees(90),
  longitude: degrees(180),
  /** Empty addresses are not displayed. */
  social: z.record(z.enum(SOCIAL_NETWORKS), z.union([z.literal(''), webAddress], NO_ADDRESS)),
  partners: z.object({ studio: partner, academy: partner }),
  if_updated_at: knownVersion,
})

/** Initial values of the form. */
export const siteFactsForm = z.extend(siteFacts, {
  /** ISO 8601 instant of the last change; empty if there was none. */
  updatedAt: z.string(),
})

export type SiteFactsInput = z.infer<typeof siteFactsInput>
export type SiteFactsForm = z.infer<typeof siteFactsForm>
