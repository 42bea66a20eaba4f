import { AdminLayout } from '../../app-frame/admin-layout.tsx'
import { screens } from '../../content/screens.ts'
import { MessageList } from '../../features/messages/components/message-list.tsx'

export default function MessagesPage() {
  return (
    <AdminLayout title={screens.messages.title}>
      <MessageList />
    </AdminLayout>
  )
}
