import { usePolledInView } from '@anyam/data/use-polled-in-view'
import { useLanguage } from '@anyam/federation/use-words'
import type { ArticleTopics } from '@arunika/contracts'
import { apiAddressIn, type Language } from '@arunika/contracts/site'
import useSWR from 'swr'

export const topicsKey = (language?: Language) => apiAddressIn('/api/articles/topics', language)

/** Categories and hashtags of the articles. */
export const useTopics = () => usePolledInView<ArticleTopics>(topicsKey(useLanguage()))

/** The same topics without polling; another part of the page polls them. */
export const usePolledTopics = () => useSWR<ArticleTopics>(topicsKey(useLanguage()))
