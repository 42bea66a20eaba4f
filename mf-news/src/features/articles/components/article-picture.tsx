import { siteSrcset, uploadUrl } from '@anyam/data'
import type { ArticleCard } from '@arunika/contracts'
import { Picture } from '@arunika/ui'
import { articleDefault } from '../../../content/pictures.ts'

interface ArticlePictureProps {
  article: Pick<ArticleCard, 'featured_image_path' | 'featured_image'>
  sizes: string
  className?: string | undefined
  /** True for the page's lead picture, which loads first. */
  lead?: boolean
}

/**
 * The article's picture in the sizes that the api generated, or the default picture. The title beside it describes it,
 * unless editors wrote an alt text.
 */
export function ArticlePicture({ article, sizes, className, lead = false }: ArticlePictureProps) {
  const { featured_image_path: path, featured_image: made } = article
  if (!path)
    return <Picture picture={articleDefault} sizes={sizes} className={className} lead={lead} alt="" />
  return (
    <img
      className={className}
      src={uploadUrl(path)}
      srcSet={made?.srcset ? siteSrcset(made.srcset) : undefined}
      sizes={made ? sizes : undefined}
      width={made?.width}
      height={made?.height}
      alt={made?.alt ?? ''}
      style={made?.focus && { objectPosition: `${made.focus.x}% ${made.focus.y}%` }}
      loading={lead ? 'eager' : 'lazy'}
      fetchPriority={lead ? 'high' : 'auto'}
      decoding={lead ? 'sync' : 'async'}
      draggable={false}
    />
  )
}
