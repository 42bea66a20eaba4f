import { uploadUrl } from '@anyam/data'
import type { PageDeclaration } from '@anyam/federation'
import {
  type Article,
  type ArticleAddresses,
  type ArticleDetail,
  MAX_LISTED_ADDRESSES,
} from '@arunika/contracts'
import { DEFAULT_LANGUAGE, inLanguage, type Language, type Site, UTC_OFFSET } from '@arunika/contracts/site'
import { plainText, truncate } from '@arunika/text'
import { loadSanitizer } from '@arunika/ui'
import { articleKey } from '../../features/reading/api/get-article.ts'
import { hashtagsOf } from '../../features/reading/hashtags.ts'
import { linkedSlots } from '../../features/reading/linked-slots.ts'
import { headWords } from '../head-words.ts'
import { newsFeed } from '../news-feed.ts'

const ADDRESSES = '/api/articles?view=places'

export const articleHandle: PageDeclaration<ArticleDetail> = {
  chunk: 'article',
  searchParams: [],
  unrendered: loadSanitizer,
  subject: ({ params, site }) => articleKey(params.id, site.language),
  addresses: {
    list: ADDRESSES,
    next: nextAddresses,
    paths: (articles: ArticleAddresses) => articles.map(articlePath),
    changed: (articles: ArticleAddresses) => articles.map(({ changed }) => changed),
    pictures: (articles: ArticleAddresses) => articles.map(({ picture }) => picture && uploadUrl(picture)),
    languages: (articles: ArticleAddresses) => articles.map(({ languages }) => languages ?? ENGLISH),
  },
  slots: (_, detail) => (detail ? linkedSlots(detail.article) : []),
  card: async (context, detail) =>
    detail &&
    (await import(/* webpackChunkName: "social-cards" */ '../social-cards.ts')).articleCard(
      context,
      detail.article,
    ),
  meta: ({ site, read }, detail) => {
    const words = read(headWords)
    const { news, newsFrom } = words
    const feed = newsFeed(site, words)
    if (!detail)
      return {
        title: news,
        description: newsFrom(site.name),
        type: 'article',
        feed,
        contentLanguages: ENGLISH,
      }
    const { article, updatedAt, languages = ENGLISH } = detail
    const description = article.seo?.description ?? truncate(plainText(article.content), 155)
    const image = article.featured_image_path ? uploadUrl(article.featured_image_path) : undefined
    const alt = article.featured_image?.alt
    const published = instantOf(article.date)
    const path = articlePath(article)
    return {
      title: article.seo?.title ?? article.title,
      description,
      canonical: path,
      breadcrumb: article.title,
      type: 'article',
      contentLanguages: languages,
      ...(alt && { imageAlt: alt }),
      article: {
        published,
        modified: updatedAt,
        section: article.categories[0]?.name,
        tags: hashtagsOf(article.hashtags),
      },
      feed,
      jsonLd: [
        {
          ...newsArticle(article, site),
          description,
          datePublished: published,
          ...(updatedAt && { dateModified: updatedAt }),
          ...(image && { image: [new URL(image, site.publicUrl).href] }),
        },
      ],
    }
  },
}

function nextAddresses(articles: ArticleAddresses): string | undefined {
  const last = articles.at(-1)
  const isWhole = articles.length !== MAX_LISTED_ADDRESSES
  return isWhole || !last?.date ? undefined : `${ADDRESSES}&before=${last.date}.${last.id}`
}

/** The languages of an untranslated article. */
const ENGLISH: readonly Language[] = [DEFAULT_LANGUAGE]

const articlePath = ({ id, slug }: { id: number; slug?: string | undefined }) =>
  slug ? `/articles/${id}-${slug}` : `/articles/${id}`

/**
 * Start of an article's day at the company's location. Search engines read a date without an offset in their own time
 * zone.
 */
const instantOf = (day: string) => `${day}T00:00:00${UTC_OFFSET}`

function newsArticle(article: Article, site: Site): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: truncate(article.title, 109),
    articleSection: article.categories.map((category) => category.name),
    inLanguage: article.language ?? DEFAULT_LANGUAGE,
    mainEntityOfPage: site.publicUrl + inLanguage(articlePath(article), article.language),
    author: article.byline
      ? { '@type': 'Person', name: article.byline }
      : { '@type': 'Organization', name: `${site.name} Editorial`, url: site.publicUrl },
    publisher: {
      '@type': 'Organization',
      name: site.name,
      url: site.publicUrl,
      logo: { '@type': 'ImageObject', url: `${site.publicUrl}/icon-512.png`, width: 512, height: 512 },
    },
  }
}
