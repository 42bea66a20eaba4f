import type { ArticleCard } from '@arunika/shared/contracts'
import { plainText, truncate } from '@arunika/shared/text'

/** Characters of a text below a title. */
const EXCERPT_LENGTH = 150

/** The text below an article's title; an older api gives the whole article to make it from. */
export const excerptOf = ({ excerpt, content }: Pick<ArticleCard, 'excerpt' | 'content'>) =>
  truncate(excerpt ?? plainText(content ?? ''), EXCERPT_LENGTH)
