import { defineCatalogue, defineProse } from '@anyam/federation'
import { PrivacyNotice } from '../../features/people/components/privacy-notice.tsx'
import { privacyPhrases } from '../../features/people/privacy-phrases.tsx'
import { privacyWords } from '../../features/people/privacy-words.ts'
import { privacyHead } from './head.ts'

export default function PrivacyPage() {
  return <PrivacyNotice />
}
PrivacyPage.words = [
  defineCatalogue(
    { privacyHead, privacyPhrases },
    { id: () => import(/* webpackChunkName: "privacy-id" */ './catalogue.id.ts') },
  ),
  defineProse(
    { privacyWords },
    { id: () => import(/* webpackChunkName: "privacy-prose-id" */ './prose.id.ts') },
  ),
]
