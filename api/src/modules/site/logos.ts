import type { PictureRow, SiteFactsInput } from '@arunika/admin-contracts'
import type { PartnerLogo, SiteFacts } from '@arunika/contracts'
import type { Executor } from '../../db/database.ts'
import { siteFacts } from '../../db/schema/index.ts'
import { invalidFields } from '../../lib/field-errors.ts'
import { translationsFrom, translationsOnWire } from '../../lib/translations.ts'
import { holdPictureOfFile } from '../media/repository.ts'
import { srcsetOf } from '../uploads/public-pictures.ts'

type Partners = SiteFacts['partners']

const HOUSES = ['studio', 'academy'] as const

function logoOf({ sizes }: Pick<PictureRow, 'sizes'>): PartnerLogo | undefined {
  const [largest] = sizes
  return largest && { ...largest, srcset: srcsetOf(sizes) }
}

const withLogo = ({ logo: _, ...partner }: Partners['studio'], logo: PartnerLogo | undefined) => ({
  ...partner,
  ...(logo && { logo }),
})

/**
 * Pictures that the form names as logos, by house; they are not deleted until the transaction ends. Call before the
 * facts are locked: pictures are locked before what shows them everywhere.
 * @throws CodedError 422 for one that is not in the library
 */
export async function holdLogos(executor: Executor, partners: SiteFactsInput['partners']) {
  const logos: Partial<Record<keyof Partners, PartnerLogo>> = {}
  for (const house of HOUSES) {
    const { logoFile } = partners[house]
    if (!logoFile) continue
    const picture = await holdPictureOfFile(executor, logoFile)
    const logo = picture && logoOf(picture)
    if (!logo)
      throw invalidFields({
        [`partners.${house}.logoFile`]: [
          'This picture is not in the library any more. Please choose another.',
        ],
      })
    logos[house] = logo
  }
  return logos
}

/** The partners of the form with their logos; a form of an earlier version, which names no logos or translations, keeps those that are stored. */
export function partnersWith(
  partners: SiteFactsInput['partners'],
  logos: Awaited<ReturnType<typeof holdLogos>>,
  stored: Partners,
): Partners {
  const partnerOf = (house: keyof Partners) => {
    const { name, text, logoFile, ...fields } = partners[house]
    const translations = textsIn(fields) ?? stored[house].translations
    const partner = { name, text, ...translationsOnWire(translations) }
    return withLogo(partner, logoFile === undefined ? stored[house].logo : logos[house])
  }
  return { studio: partnerOf('studio'), academy: partnerOf('academy') }
}

const textsIn = (fields: Readonly<Record<string, unknown>>) =>
  translationsFrom(fields, (field) => {
    const text = field('text')
    return text ? { text } : undefined
  })

const isLogo = ({ logo }: Partners['studio'], files: readonly string[]) =>
  logo !== undefined && files.includes(logo.path)

/** Partners whose logo is the picture with these files. */
export async function findPartnersWithLogo(executor: Executor, files: readonly string[]) {
  const [row] = await executor.select().from(siteFacts)
  return row ? Object.values(row.facts.partners).filter((partner) => isLogo(partner, files)) : []
}

/** Shows another picture wherever one is the logo of a partner. @returns whether it was any */
export async function replaceLogos(
  executor: Executor,
  files: readonly string[],
  to: Pick<PictureRow, 'sizes'>,
): Promise<boolean> {
  const [row] = await executor.select().from(siteFacts).for('update')
  if (!row) return false
  const { studio, academy } = row.facts.partners
  if (!isLogo(studio, files) && !isLogo(academy, files)) return false
  const replaced = (partner: Partners['studio']) =>
    isLogo(partner, files) ? withLogo(partner, logoOf(to)) : partner
  const partners = { studio: replaced(studio), academy: replaced(academy) }
  await executor.update(siteFacts).set({ facts: { ...row.facts, partners }, updatedAt: new Date() })
  return true
}
