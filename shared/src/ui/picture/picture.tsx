import type { CSSProperties } from 'react'

/** A picture in the widths and formats that were made of it. */
export interface PictureSource {
  alt: string
  width: number
  height: number
  avif: string
  webp: string
  /** For whatever knows neither format of `srcset`. */
  src: string
}

interface PictureProps {
  picture: PictureSource
  /** Width that the layout gives it: the `sizes` attribute. */
  sizes: string
  className?: string | undefined
  /** The page's lead picture: loaded first, while others wait until they are near. */
  lead?: boolean
  /** Replaces the picture's own text; empty where the text beside it says the same. */
  alt?: string
  style?: CSSProperties
}

export function Picture({ picture, sizes, className, lead = false, alt = picture.alt, style }: PictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={picture.avif} sizes={sizes} />
      <source type="image/webp" srcSet={picture.webp} sizes={sizes} />
      <img
        className={className}
        style={style}
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={lead ? 'eager' : 'lazy'}
        fetchPriority={lead ? 'high' : 'auto'}
        decoding={lead ? 'sync' : 'async'}
        draggable={false}
      />
    </picture>
  )
}
