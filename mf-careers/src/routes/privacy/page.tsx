import { PrivacyNotice } from '../../features/people/components/privacy-notice.tsx'
import { privacyWords } from '../../features/people/privacy-words.tsx'

export default function PrivacyPage() {
  return <PrivacyNotice />
}
PrivacyPage.words = [privacyWords]
