import { PrivacyNotice } from '../../features/people/components/privacy-notice.tsx'
import { privacyWords } from '../../features/people/privacy-words.tsx'

export const words = [privacyWords]

export default function PrivacyPage() {
  return <PrivacyNotice />
}
