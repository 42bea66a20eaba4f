import type { ArticleTopics } from '@arunika/contracts'
import { usePolled } from '@arunika/data'

export const topicsKey = '/api/articles/topics'

/** What articles are about. */
export const useTopics = () => usePolled<ArticleTopics>(topicsKey)
