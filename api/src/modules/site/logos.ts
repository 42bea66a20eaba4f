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
 * The form's logo pictures by house, locked against deletion until the transaction ends. Call before locking the facts,
 * because everywhere pictures are locked before the entries that show them.
 * @throws CodedError 422 for a picture that is not in the library
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

/**
 * The form's partners with their logos. A form from an earlier version lacks logos and translations, so the stored ones
 * stay.
 */
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

/** Replaces a picture wherever it is a partner's logo. @returns true if it was one */
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
