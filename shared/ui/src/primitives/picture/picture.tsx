import type { CSSProperties } from 'react'
import { preload } from 'react-dom'

/** A picture with its generated widths and formats. */
export interface PictureSource {
  alt: string
  width: number
  height: number
  avif: string
  webp: string
  /** Fallback for browsers that support neither format of `srcset`. */
  src: string
}

interface PictureProps {
  picture: PictureSource
  /** Replaces it if the window is taller than wide. */
  tall?: PictureSource
  /** Width in the layout: the `sizes` attribute. */
  sizes: string
  className?: string | undefined
  /** The page's lead picture: loaded first, while others are loaded lazily. */
  lead?: boolean
  /** Replaces the picture's own alternative text; empty if the adjacent text has the same content. */
  alt?: string
  style?: CSSProperties
}

const TALL = '(orientation: portrait)'
const sizeOf = ({ width, height }: PictureSource) => ({ width, height })

/** The `source` elements are hidden, because they would take cells of the surrounding grid. */
export function Picture(props: PictureProps) {
  const { picture, tall, sizes, className, lead = false, alt = picture.alt, style } = props
  if (lead) preloadLead(picture, sizes, tall && `not all and ${TALL}`)
  if (lead && tall) preloadLead(tall, sizes, TALL)
  return (
    <picture>
      {tall && (
        <>
          <source hidden media={TALL} type="image/avif" srcSet={tall.avif} sizes={sizes} {...sizeOf(tall)} />
          <source hidden media={TALL} type="image/webp" srcSet={tall.webp} sizes={sizes} {...sizeOf(tall)} />
        </>
      )}
      <source hidden type="image/avif" srcSet={picture.avif} sizes={sizes} />
      <source hidden type="image/webp" srcSet={picture.webp} sizes={sizes} />
      <img
        className={className}
        style={style}
        src={picture.src}
        {...sizeOf(picture)}
        alt={alt}
        loading={lead ? 'eager' : 'lazy'}
        fetchPriority={lead ? 'high' : 'auto'}
        decoding={lead ? 'sync' : 'async'}
        draggable={false}
      />
    </picture>
  )
}

/** Preloads the lead picture from the document's head, before style sheets and scripts. */
function preloadLead({ src, avif }: PictureSource, sizes: string, media: string | undefined) {
  preload(src, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: avif,
    imageSizes: sizes,
    fetchPriority: 'high',
    media,
  })
}
