import {
  type ArticleFacts,
  declaredSearch,
  type PageHandle,
  type PageMeta,
  ROOT_ROUTE,
  type RootData,
} from '@anyam/federation'
import { AfterPaint } from '@anyam/federation/after-paint'
import { DEFAULT_LANGUAGE, inLanguage } from '@anyam/protocol/languages'
import type { Site } from '@anyam/protocol/open'
import { useLocation, useMatches, useRouteLoaderData, useSearchParams } from 'react-router-dom'
import useSWR from 'swr'
import type { PageData } from './page-data.ts'
import { ALTERNATES, type Alternate, SOCIAL_CARD, STRUCTURED_DATA } from './page-state.ts'
import { siteParts } from './site-parts.ts'

/** Title, description, canonical address, social cards and structured data of the current page. */
export function PageHead() {
  const { site } = useRouteLoaderData(ROOT_ROUTE) as RootData
  const [search] = useSearchParams()
  const match = useMatches().at(-1)
  const { pathname } = useLocation()
  const handle = match?.handle as PageHandle
  const context = { params: match?.params ?? {}, search: declaredSearch(handle, search), site }
  const { data: subject } = useSWR<unknown>(handle.subject?.(context) ?? null, { revalidateOnMount: false })
  const meta = handle.meta(context, subject)
  // A page without its subject must not be indexed.
  const isEmpty = handle.subject !== undefined && subject === undefined
  const data = match?.loaderData as PageData | undefined
  const found = data?.[STRUCTURED_DATA] as readonly object[] | undefined
  const jsonLd = [...(meta.jsonLd ?? []), ...(found ?? [])]
  const card = data?.[SOCIAL_CARD] as string | undefined
  const own = { ...(card && { image: card }), ...meta, jsonLd, ...(isEmpty && { noIndex: true }) }
  const alternates = data?.[ALTERNATES] as Alternate[] | undefined
  return <Head meta={own} site={site} pathname={pathname} alternates={alternates} />
}

interface HeadProps {
  meta: PageMeta
  site: Site
  pathname: string
  /** All language versions of the page, if it has several. */
  alternates?: readonly Alternate[] | undefined
}

export function Head({ meta, site, pathname, alternates }: HeadProps) {
  const locale = siteParts().useLocale()
  // A title that already contains the name of the site does not get it twice.
  const title = meta.title.includes(site.name) ? meta.title : `${meta.title} | ${site.name}`
  const { language = DEFAULT_LANGUAGE } = site
  const isRead = meta.contentLanguages?.includes(language) ?? true
  const url = site.publicUrl + inLanguage(meta.canonical ?? pathname, isRead ? language : DEFAULT_LANGUAGE)
  const image = new URL(meta.image ?? '/social-card.jpg', site.publicUrl).href
  // Readers of all other languages get English.
  const unmatched = alternates?.find(({ language }) => language === DEFAULT_LANGUAGE)
  return (
    <>
      <title>{title}</title>
      <AfterPaint>
        <meta name="description" content={meta.description} />
        {meta.feed && (
          <link rel="alternate" type="application/rss+xml" title={meta.feed.title} href={meta.feed.path} />
        )}
        {meta.noIndex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
        {alternates?.map(({ language, href }) => (
          <link key={language} rel="alternate" hrefLang={language} href={href} />
        ))}
        {unmatched && <link rel="alternate" hrefLang="x-default" href={unmatched.href} />}
        <meta property="og:site_name" content={site.name} />
        <meta property="og:type" content={meta.type ?? 'website'} />
        <meta property="og:title" content={meta.title} />
        <meta property="og:description" content={meta.description} />
        <meta property="og:url" content={url} />
        <meta property="og:image" content={image} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta
          property="og:image:alt"
          content={meta.imageAlt ? `${meta.title}. ${meta.imageAlt}` : meta.title}
        />
        <meta property="og:locale" content={locale} />
        {meta.article && <ArticleMeta article={meta.article} />}
        <meta name="twitter:card" content="summary_large_image" />
        {meta.jsonLd?.map((item) => (
          <JsonLd key={JSON.stringify(item)} item={item} />
        ))}
      </AfterPaint>
    </>
  )
}

function ArticleMeta({ article: { published, modified, section, tags } }: { article: ArticleFacts }) {
  return (
    <>
      <meta property="article:published_time" content={published} />
      {modified && <meta property="article:modified_time" content={modified} />}
      {section && <meta property="article:section" content={section} />}
      {tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
    </>
  )
}

function JsonLd({ item }: { item: object }) {
  // `<` is escaped so that no text can close the element.
  const json = JSON.stringify(item).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
