import type { SocialCard } from '@anyam/federation'
import { coverCrop, type Focus, type Size } from '@anyam/server/cover-crop'
import { MIDDLE_OF_PICTURE } from '@arunika/contracts'
import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { FRAME, GROUND, HOUSE, SHADE } from './card-art.ts'
import { CARD, cardText } from './card-text.ts'

// Each picture is used once, so a cache would only waste memory.
sharp.cache(false)

/** A file of a few kilobytes can unpack to more than the memory holds. */
const MAX_PIXELS = 50_000_000
/** Messengers omit pictures that are too large, so a detailed one is encoded at a lower quality. */
const MOST_BYTES = 290_000
const QUALITIES = [86, 70, 50, 30]

/** Maximum size of the picture at the right edge. It is cropped only if it is narrower or wider than these ratios. */
const MOST = { width: 616, height: 520 }
const ASPECTS = { least: 4 / 5, most: 16 / 9 }
const RADIUS = 28
/** Right margin of a picture that is too narrow to reach the text. */
const MARGIN = 64

/**
 * Draws a card as JPEG.
 * @param brand name of the site
 * @param picture in any format; an unreadable one is omitted
 */
export async function drawCard(card: SocialCard, brand: string, picture?: Uint8Array): Promise<Uint8Array> {
  const decoded = picture && (await decode(picture))
  const behind = decoded ? await pictureLayers(decoded, card.focus ?? MIDDLE_OF_PICTURE) : [{ input: HOUSE }]
  const text = Buffer.from(await cardText(card, brand, decoded !== undefined))
  const drawn = await lossless(sharp(GROUND).composite([...behind, { input: FRAME }, { input: text }]))
  for (const quality of QUALITIES) {
    const bytes = await sharp(drawn).removeAlpha().jpeg({ quality, mozjpeg: true }).toBuffer()
    if (bytes.length <= MOST_BYTES) return bytes
  }
  throw new Error('A card is too heavy in every quality')
}

interface Decoded extends Size {
  png: Buffer
}

async function decode(picture: Uint8Array): Promise<Decoded | undefined> {
  try {
    const image = sharp(picture, { limitInputPixels: MAX_PIXELS, pages: 1 }).autoOrient()
    const { data, info } = await image
      .resize({ width: CARD.width, withoutEnlargement: true })
      .png({ compressionLevel: 0 })
      .toBuffer({ resolveWithObject: true })
    return { png: data, width: info.width, height: info.height }
  } catch {
    return undefined
  }
}

/** The picture in front, and the same picture blurred and darkened as the background. */
async function pictureLayers(picture: Decoded, focus: Focus): Promise<OverlayOptions[]> {
  const aspect = Math.min(ASPECTS.most, Math.max(ASPECTS.least, picture.width / picture.height))
  const width = Math.round(Math.min(MOST.width, MOST.height * aspect))
  const height = Math.round(width / aspect)
  const reachesText = width === MOST.width
  const left = CARD.width - width - (reachesText ? 0 : MARGIN)
  const window = Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="${reachesText ? width + RADIUS : width}" height="${height}" rx="${RADIUS}"/></svg>`,
  )
  const cut = cover(picture, { width, height }, focus).composite([{ input: window, blend: 'dest-in' }])
  const glow = cover(picture, CARD, focus).blur(40)
  return [
    { input: await lossless(glow) },
    { input: SHADE },
    { input: await lossless(cut), left, top: Math.round((CARD.height - height) / 2) },
  ]
}

function cover(picture: Decoded, box: Size, focus: Focus) {
  const { filled, cut } = coverCrop(picture, box, focus)
  return sharp(picture.png)
    .resize({ ...filled, fit: 'fill' })
    .extract(cut)
}

const lossless = (image: Sharp) => image.png({ compressionLevel: 0 }).toBuffer()
