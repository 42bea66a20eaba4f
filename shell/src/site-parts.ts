import './layouts/global.css'
import type { SiteParts } from '@anyam/host/browser/app/site-parts'
import { FrameError, PageError } from './errors/page-error.tsx'
import { Document } from './layouts/document.tsx'
import { Pending } from './layouts/pending.tsx'
import { Root } from './layouts/root.tsx'
import { useShellWords } from './words/use-shell-words.ts'

/** Layout and error pages around the studio's pages. */
export const parts: SiteParts = {
  ...{ Document, Root, Pending, PageError, FrameError },
  useLocale: () => useShellWords().locale,
}
