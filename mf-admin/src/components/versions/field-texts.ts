import { plainText } from '@arunika/text'

/** A field for comparison with another administrator's version. */
export interface FieldText {
  label: string
  /** Value that is compared. */
  value: string
  /** Text to show; the value by default. */
  text?: string
  /** URL of a picture to show in place of the text. */
  picture?: string
}

const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? ''

/**
 * Converts the editor's HTML to text: one line per block, with markers for elements without text, so that their changes
 * show too.
 */
export const wordsOf = (html: string) =>
  html
    .replace(/<img\b[^>]*>/g, (tag) => ` [picture ${attribute(tag, 'alt')}] `)
    .replace(/<oembed\b[^>]*>/g, (tag) => ` [video ${attribute(tag, 'url')}] `)
    .replace(
      /(<a\b[^>]*>)(.*?)<\/a>/gs,
      (_, tag: string, words: string) => `${words} (${attribute(tag, 'href')})`,
    )
    .replace(/<h([2-4])\b[^>]*>/g, (_, level: string) => `${'#'.repeat(Number(level))} `)
    .replace(/<li\b[^>]*>/g, '• ')
    .split(/<\/(?:p|h\d|li|blockquote|figcaption|figure|tr|pre)>|<br\b[^>]*>/)
    .map(plainText)
    .filter(Boolean)
    .join('\n')

export const richText = (label: string, html: string): FieldText => ({
  label,
  value: html,
  text: wordsOf(html),
})
