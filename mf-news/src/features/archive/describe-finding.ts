import type { Finding } from './finding.ts'

/** The result in a sentence: `12 articles in Studio about “film”, page 2`. */
export function describeFinding({ q, hashtag, page }: Finding, total: number, category?: string): string {
  const parts = [
    `${total.toLocaleString('en-US')} ${total === 1 ? 'article' : 'articles'}`,
    category && `in ${category}`,
    hashtag && `with #${hashtag}`,
    q && `for “${q}”`,
  ]
  return `${parts.filter(Boolean).join(' ')}${page > 1 ? `, page ${page}` : ''}.`
}
