import type { ArticleTopics } from '@arunika/shared/contracts'
import { usePolled } from '@arunika/shared/hooks'

export const topicsKey = '/api/articles/topics'

/** What articles are about. */
export const useTopics = () => usePolled<ArticleTopics>(topicsKey)
