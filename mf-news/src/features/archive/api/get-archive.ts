import type { ArticlePage } from '@arunika/shared/contracts'
import { usePolled } from '@arunika/shared/hooks'
import { archiveKey, type Finding } from '../finding.ts'

/** One page of what was looked for. */
export const useArchive = (finding: Finding) => usePolled<ArticlePage>(archiveKey(finding))
