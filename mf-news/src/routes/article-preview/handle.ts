import type { PageHandle } from '@anyam/federation'

export const articlePreviewHandle: PageHandle = {
  chunk: 'article-preview',
  searchParams: [],
  framed: true,
  meta: ({ site }) => ({
    title: 'Preview',
    description: `An article of ${site.name} that is being written.`,
    noIndex: true,
  }),
}
