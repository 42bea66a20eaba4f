import type { ArticleTopics } from '@arunika/contracts'
import { usePolledInView } from '@arunika/data/use-polled-in-view'
import useSWR from 'swr'

export const topicsKey = '/api/articles/topics'

/** Categories and hashtags of the articles. */
export const useTopics = () => usePolledInView<ArticleTopics>(topicsKey)

/** The same as the part of the page that polls them has them. */
export const usePolledTopics = () => useSWR<ArticleTopics>(topicsKey)
