import { MessageList } from '../../features/messages/components/message-list.tsx'
import { AdminLayout } from '../../kit/frame/admin-layout.tsx'

export default function MessagesPage() {
  return (
    <AdminLayout title="Messages">
      <MessageList />
    </AdminLayout>
  )
}
