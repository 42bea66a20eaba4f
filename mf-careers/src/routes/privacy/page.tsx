import { PrivacyNotice } from '../../features/people/components/privacy-notice.tsx'

export default function PrivacyPage() {
  return <PrivacyNotice />
}
