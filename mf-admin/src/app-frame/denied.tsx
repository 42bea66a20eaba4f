import { Notice } from '@arunika/ui'
import { AdminLayout } from './admin-layout.tsx'

/** Shown in place of a screen that this account may not open. */
export default function Denied() {
  return (
    <AdminLayout title="Not for your account">
      <Notice title="Your roles do not include this screen">
        The menu shows what you may open. An administrator can change your roles.
      </Notice>
    </AdminLayout>
  )
}
