const ENTITIES: Record<string, string> = {
  '&nbsp;': ' ',
  '&shy;': '',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&apos;': "'",
  '&amp;': '&',
}

/**
 * The words of a piece of HTML, on one line, for descriptions and word counts. The result is text and must
 * only be displayed as text.
 */
export const plainText = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:nbsp|shy|lt|gt|quot|#39|apos|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .trim()
