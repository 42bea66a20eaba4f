import { OutsidePage } from '../../app-frame/outside-page.tsx'
import { screens } from '../../content/screens.ts'
import { ForgottenForm } from '../../features/password/components/forgotten-form.tsx'

export default function ForgottenPasswordPage() {
  return (
    <OutsidePage
      title={screens['forgotten-password'].title}
      back={{ to: '/admin/login', label: 'Back to the login' }}
    >
      <ForgottenForm />
    </OutsidePage>
  )
}
