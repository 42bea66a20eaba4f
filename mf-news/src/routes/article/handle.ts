import { uploadUrl } from '@arunika/shared/api-client'
import type { Article, ArticleDetail, ArticlePlaces } from '@arunika/shared/contracts'
import type { PageContext, PageHandle } from '@arunika/shared/federation'
import type { Site } from '@arunika/shared/site'
import { plainText, truncate } from '@arunika/shared/text'
import { loadSanitizer } from '@arunika/shared/ui'
import { articleKey } from '../../features/reading/api/get-article.ts'

export const articleHandle: PageHandle<ArticleDetail> = {
  chunk: 'article',
  searchParams: [],
  unrendered: loadSanitizer,
  subject: ({ params }) => articleKey(params.id),
  addresses: {
    list: '/api/articles?view=places',
    paths: (articles: ArticlePlaces) => articles.map(({ id }) => `/articles/${id}`),
    changed: (articles: ArticlePlaces) => articles.map(({ changed }) => changed),
  },
  meta: ({ site }: PageContext, detail) => {
    if (!detail) return { title: 'News', description: `News from ${site.name}.`, type: 'article' }
    const { article } = detail
    const description = truncate(plainText(article.content), 155)
    const image = article.featured_image_path ? uploadUrl(article.featured_image_path) : undefined
    const social = article.featured_image?.social
    return {
      title: article.title,
      description,
      type: 'article',
      ...(social ? { image: uploadUrl(social) } : {}),
      jsonLd: [newsArticle(article, site, description, image)],
    }
  },
}

function newsArticle(article: Article, site: Site, description: string, image: string | undefined): object {
  const url = `${site.publicUrl}/articles/${article.id}`
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: truncate(article.title, 109),
    description,
    datePublished: article.date,
    ...(image ? { image: [new URL(image, site.publicUrl).href] } : {}),
    articleSection: article.categories.map((category) => category.name),
    inLanguage: 'en',
    mainEntityOfPage: url,
    author: { '@type': 'Organization', name: `${site.name} Editorial`, url: site.publicUrl },
    publisher: { '@type': 'Organization', name: site.name, url: site.publicUrl },
  }
}
