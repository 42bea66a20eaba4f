import type { MiddlewareHandler } from 'astro'

const LEAD =
  /<picture>(?:(?!<\/picture>).)*fetchPriority="high".*?<\/picture>|<img [^>]*fetchPriority="high"[^>]*>/gs
const HEAD = '<meta name="viewport"'

/** Preloads lead pictures in the head, as React does when it renders the whole document. */
export const onRequest: MiddlewareHandler = async (_context, next) => {
  const response = await next()
  const html = await response.text()
  const links = [...html.matchAll(LEAD)].flatMap(([lead]) => preloadsOf(lead))
  return new Response(html.replace(HEAD, links.join('') + HEAD), response)
}

function preloadsOf(lead: string): string[] {
  const sources = lead.match(/<source [^>]*type="image\/avif"[^>]*>/g) ?? [lead]
  const other = sources.map((source) => attributeOf(source, 'media')).find(Boolean)
  return sources.map((source) => {
    const media = attributeOf(source, 'media') ?? (other && `not all and ${other}`)
    const type = attributeOf(source, 'type')
    const attributes = {
      ...(type && { type }),
      imagesrcset: attributeOf(source, 'srcSet'),
      imagesizes: attributeOf(source, 'sizes'),
      ...(media && { media }),
    }
    const texts = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`)
    return `<link rel="preload" as="image" ${texts.join(' ')} fetchpriority="high">`
  })
}

const attributeOf = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]
