import type { ArticleCard } from '@arunika/contracts'
import { EXCERPT_LENGTH, plainText, truncate } from '@arunika/text'

/** The text below an article's title; an older api gives the whole article to make it from. */
export const excerptOf = ({ excerpt, content }: Pick<ArticleCard, 'excerpt' | 'content'>) =>
  truncate(excerpt ?? plainText(content ?? ''), EXCERPT_LENGTH)
