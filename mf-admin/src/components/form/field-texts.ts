import { plainText } from '@arunika/text'

/** A field as it is compared with what another administrator has saved. */
export interface FieldText {
  label: string
  /** How to tell whether the field differs. */
  value: string
  /** How to show it; its value by default. */
  text?: string
}

/** The words of the editor's HTML for a comparison: a line for each paragraph, pictures by a mark. */
export const wordsOf = (html: string) =>
  html
    .replace(/<img\b[^>]*>/g, ' [picture] ')
    .split(/<\/(?:p|h\d|li|blockquote|figcaption|tr|pre)>|<br\b[^>]*>/)
    .map(plainText)
    .filter(Boolean)
    .join('\n')

export const richText = (label: string, html: string): FieldText => ({
  label,
  value: html,
  text: wordsOf(html),
})
