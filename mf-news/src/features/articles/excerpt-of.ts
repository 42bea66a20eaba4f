import type { ArticleCard } from '@arunika/contracts'
import { EXCERPT_LENGTH, plainText, truncate } from '@arunika/text'

/** The excerpt below an article's title. Older apis send the whole article instead. */
export const excerptOf = ({ excerpt, content }: Pick<ArticleCard, 'excerpt' | 'content'>) =>
  truncate(excerpt ?? plainText(content ?? ''), EXCERPT_LENGTH)
