import type { ArticlePage } from '@arunika/contracts'
import { usePolled } from '@arunika/data'
import { useLanguage } from '@arunika/federation/use-words'
import { archiveKey, type Finding } from '../finding.ts'

/** One page of the results. */
export const useArchive = (finding: Finding) => usePolled<ArticlePage>(archiveKey(finding, useLanguage()))
