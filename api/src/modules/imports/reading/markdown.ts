import { parse, YAMLParseError } from 'yaml'
import * as z from 'zod/mini'
import { dayOf, EMPTY_ARTICLE, type ImportedArticle } from '../imported-article.ts'
import { markdownHtml } from './markdown-html.ts'

const text = z.catch(
  z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((value) => String(value).trim()),
  ),
  '',
)
/** A list, or words between commas. */
const names = z.catch(
  z.pipe(
    z.union([z.array(z.union([z.string(), z.number()])), z.string()]),
    z.transform((value) =>
      (Array.isArray(value) ? value.map(String) : value.split(',')).flatMap((name) => name.trim() || []),
    ),
  ),
  [],
)

/** Fields of the front matter by the names that Jekyll, Hugo, Eleventy and Astro use. */
const frontMatter = z.object({
  title: text,
  date: text,
  pubDate: text,
  slug: text,
  tags: names,
  hashtags: names,
  categories: names,
  category: names,
  excerpt: text,
  description: text,
  summary: text,
  author: text,
  draft: z.catch(z.boolean(), false),
  published: z.catch(z.boolean(), true),
  image: z.catch(z.union([z.string(), z.object({ src: text, alt: text })]), ''),
  featured_image: text,
  cover: text,
  heroImage: text,
  image_alt: text,
})

const START = /^---[ \t]*\r?\n([\s\S]*?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/
/** The heading at the start, in both styles. */
const HEADING = /^\s*(?:#[ \t]+(.+?)[ \t#]*(?:\r?\n|$)|(\S.*?)[ \t]*\r?\n=+[ \t]*(?:\r?\n|$))/

/** `2024-3-5`, `2024/03/05` or `5 March 2024` as a day. */
function writtenDay(text: string): string {
  const [, year, month = '', day = ''] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text) ?? []
  if (year) return dayOf(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
  const time = /[a-z]{3}/i.test(text) ? Date.parse(`${text.replace(/\b\d{1,2}:.*$/, '')} UTC`) : Number.NaN
  return Number.isNaN(time) ? '' : dayOf(new Date(time).toISOString())
}

const CODE = /(^```[\s\S]*?^```|`[^`\n]*`)/gm

/** Pictures and links of Obsidian, whose targets are names, as Markdown. */
const withoutWikiLinks = (body: string) =>
  body
    .split(CODE)
    .map((part, nth) =>
      nth % 2 === 1
        ? part
        : part
            .replace(
              /!\[\[([^[\]|#\n]{1,300})(?:\|([^[\]\n]{0,300}))?\]\]/g,
              (_, name: string, alt = '') =>
                // A number is the width.
                `![${/^\d+(?:x\d+)?$/.test(alt) ? '' : alt}](<${name.trim()}>)`,
            )
            .replace(
              /\[\[([^[\]|\n]{1,300})(?:\|([^[\]\n]{0,300}))?\]\]/g,
              (_, name: string, alias = '') => alias || name,
            ),
    )
    .join('')

/** Shortcodes of Hugo, and tags of Jekyll and Eleventy, outside code. */
const shortcodesOf = (body: string): string[] => {
  const found = body.replace(CODE, ' ').matchAll(/\{\{[<%]\s*([\w-]+)[^\n]*?[>%]\}\}|\{%\s*(\w+)[^\n]*?%\}/g)
  return [...new Set([...found].map(([, hugo, jekyll]) => (hugo ? `{{< ${hugo} >}}` : `{% ${jekyll} %}`)))]
}

const KNOWN = new Set(Object.keys(frontMatter.def.shape))

/** `posts/2026-11-21-rimba.md` → its day and its slug. */
function fromName(path: string) {
  const parts = path.replace(/\.(?:md|markdown)$/i, '').split('/')
  const last = parts.at(-1) ?? ''
  // Hugo's bundles are folders with a file `index.md`.
  const name = /^_?index$/i.test(last) ? (parts.at(-2) ?? last) : last
  const [, day = '', rest = name] = /^(\d{4}-\d{2}-\d{2})-(.+)$/.exec(name) ?? []
  return { day: dayOf(day), slug: rest }
}

/**
 * A Markdown file with or without front matter.
 * @param path its name, in a zip with its folders
 */
export function readMarkdown(path: string, source: string): ImportedArticle {
  const file = fromName(path)
  const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/') + 1) : ''
  const [whole = '', yaml = ''] = START.exec(source) ?? []
  const unnamed = { ...EMPTY_ARTICLE, title: path, base: folder }
  if (!whole && source.startsWith('+++'))
    return { ...unnamed, skipped: 'Its front matter is in TOML; only YAML is read.' }
  let found: unknown
  try {
    // Dates stay the words that were written.
    found = parse(yaml, { schema: 'core' }) ?? {}
  } catch (error) {
    // The first line is the one above the front matter.
    const line = error instanceof YAMLParseError ? (error.linePos?.[0].line ?? 0) + 1 : 1
    return { ...unnamed, skipped: `Its front matter cannot be read: line ${line} of ${path}.` }
  }
  if (found === null || typeof found !== 'object' || Array.isArray(found))
    return { ...unnamed, skipped: `The front matter of ${path} has no fields.` }
  const { image, ...fields } = z.parse(frontMatter, { ...blank, ...found })
  const other = Object.keys(found).filter((name) => !KNOWN.has(name))
  const body = source.slice(whole.length)
  const [heading = '', marked, underlined] = fields.title ? [] : (HEADING.exec(body) ?? [])
  const title = marked ?? underlined
  const written = fields.date || fields.pubDate
  const day = writtenDay(written)
  const picture = typeof image === 'string' ? { src: image, alt: '' } : image
  return {
    ...EMPTY_ARTICLE,
    title: fields.title || title || file.slug,
    date: day || file.day,
    slug: fields.slug || file.slug,
    hashtags: [...fields.tags, ...fields.hashtags],
    categories: [...fields.categories, ...fields.category],
    description: fields.excerpt || fields.description || fields.summary,
    byline: fields.author,
    isPublished: fields.published && !fields.draft,
    html: markdownHtml(withoutWikiLinks(body.slice(heading.length))),
    picture: picture.src || fields.featured_image || fields.cover || fields.heroImage,
    pictureAlt: picture.alt || fields.image_alt,
    base: folder,
    remarks: [
      ...(other.length > 0 ? [`Fields left out: ${other.join(', ')}.`] : []),
      ...(written && !day ? [`Its date “${written}” was not understood.`] : []),
      ...shortcodesOf(body).map((name) => `The shortcode ${name} is left in the text.`),
    ],
  }
}

const blank = Object.fromEntries([...KNOWN].map((name) => [name, undefined]))
