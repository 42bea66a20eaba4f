import { plainText, truncate } from '@arunika/shared/text'

/** Characters of an article's text that the list shows. */
const LENGTH = 200

export const excerpt = (html: string) => truncate(plainText(html), LENGTH)
