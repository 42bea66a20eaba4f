import { defineCatalogue } from '@arunika/federation'
import { PrivacyNotice } from '../../features/people/components/privacy-notice.tsx'
import { privacyWords } from '../../features/people/privacy-words.tsx'
import { headWords } from '../head-words.ts'

export default function PrivacyPage() {
  return <PrivacyNotice />
}
PrivacyPage.words = [
  defineCatalogue(
    { headWords, privacyWords },
    { id: () => import(/* webpackChunkName: "privacy-id" */ './catalogue.id.ts') },
  ),
]
