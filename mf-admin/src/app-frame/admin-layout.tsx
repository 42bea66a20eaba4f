import type { ReactNode } from 'react'
import { MessageBadge } from '../components/feedback/message-badge.tsx'
import { UndoBar } from '../components/feedback/undo-bar.tsx'
import { useNewApplications } from '../lib/use-new-applications.ts'
import styles from './admin-layout.module.css'
import { BackToTop } from './back-to-top.tsx'
import { Guard } from './guard.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { Sidebar } from './sidebar.tsx'
import { StepUp } from './step-up/step-up.tsx'
import { TopBar } from './top-bar.tsx'
import { useSidebar } from './use-sidebar.ts'

interface AdminLayoutProps {
  title: string
  /** The screen's main action, beside its title. */
  action?: ReactNode
  /** True while the contents could still be outdated and are hidden. */
  isAwaited?: boolean
  children: ReactNode
}

/** Frame of every back-office screen; redirects to the login when logged out. */
export function AdminLayout(props: AdminLayoutProps) {
  return (
    <Guard>
      <Frame {...props} />
    </Guard>
  )
}

function Frame({ title, action, isAwaited = false, children }: AdminLayoutProps) {
  const sidebar = useSidebar()
  useNewApplications()
  return (
    <div className={styles.frame} data-sidebar={sidebar.mode}>
      <a className={styles.skip} href="#screen">
        Skip to content
      </a>
      <TopBar sidebar={sidebar} />
      <Sidebar sidebar={sidebar} />
      <main id="screen" className={styles.main} tabIndex={-1}>
        <div className={styles.titleBar}>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {action}
        </div>
        {!isAwaited && <OfflineNotice />}
        <MessageBadge />
        {children}
      </main>
      <StepUp />
      <UndoBar />
      <BackToTop />
    </div>
  )
}
