import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { OutsidePage } from '../../app-frame/outside-page.tsx'
import { screens } from '../../content/screens.ts'
import { NewPasswordForm } from '../../features/password/components/new-password-form.tsx'

export default function NewPasswordPage() {
  const { hash } = useLocation()
  const [token] = useState(hash.slice(1))
  return (
    <OutsidePage
      title={screens['new-password'].title}
      back={{ to: '/admin/login', label: 'Back to the login' }}
    >
      <NewPasswordForm token={token} />
    </OutsidePage>
  )
}
