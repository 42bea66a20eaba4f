import { uploadUrl } from '@anyam/data'
import type { AdminArticle, Article } from '@arunika/contracts'
import type { ArticleFormValues } from './article-fields.ts'

/** Assumed size in pixels: the api has not yet generated the sizes of a new picture. */
const NEW_PICTURE = { width: 1600, height: 1000 }

/**
 * The featured picture to preview: the selected one, otherwise the saved one.
 * @param file URL of a selected file that is not yet saved
 */
export function previewPicture(
  { image_alt: alt, image_focus: focus, media_picture: mediaPicture }: ArticleFormValues,
  file: string | undefined,
  stored: Pick<AdminArticle, 'featured_image_path' | 'featured_image'> | undefined,
): Pick<Article, 'featured_image_path' | 'featured_image'> {
  const words = { ...(alt && { alt }), focus }
  const chosen = file ?? (mediaPicture && uploadUrl(mediaPicture))
  if (chosen) {
    const srcset = `${chosen} ${NEW_PICTURE.width}w`
    return { featured_image_path: 'preview', featured_image: { ...NEW_PICTURE, srcset, ...words } }
  }
  if (!stored?.featured_image) return { featured_image_path: null, featured_image: null }
  const { width, height, srcset } = stored.featured_image
  return {
    featured_image_path: stored.featured_image_path,
    featured_image: { width, height, srcset, ...words },
  }
}
