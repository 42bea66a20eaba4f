import type { ArticleTopics } from '@arunika/contracts'
import { usePolled } from '@arunika/data'

export const topicsKey = '/api/articles/topics'

/** Categories and hashtags of the articles. */
export const useTopics = () => usePolled<ArticleTopics>(topicsKey)
