import { usePolled } from '@anyam/data'
import { useLanguage } from '@anyam/federation/use-words'
import type { ArticlePage } from '@arunika/contracts'
import { archiveKey, type Finding } from '../finding.ts'

/** One page of the results. */
export const useArchive = (finding: Finding) => usePolled<ArticlePage>(archiveKey(finding, useLanguage()))
