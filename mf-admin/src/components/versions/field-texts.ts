import { plainText } from '@arunika/text'

/** A field as it is compared with what another administrator has saved. */
export interface FieldText {
  label: string
  /** How to tell whether the field differs. */
  value: string
  /** How to show it; its value by default. */
  text?: string
  /** Address of a picture to show instead. */
  picture?: string
}

const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? ''

/** The editor's HTML as text: a line for each block, and marks for what is no word, so that its changes show too. */
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
