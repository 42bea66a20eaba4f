import type { PageModule } from '@anyam/federation'
import { POLLING_INTERVAL } from '@arunika/contracts'
import { Notice } from '@arunika/ui'
import { useOnline } from '@arunika/ui/hooks'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { sessionState } from '../lib/session-state.ts'
import { AdminLayout } from './admin-layout.tsx'

/** Placeholder for a screen whose code failed to load: the frame with a notice, until the code arrives. */
export function awaitedScreen(title: string, page: () => Promise<PageModule>): ComponentType {
  let arrived: ComponentType | undefined
  return function AwaitedScreen() {
    const [Page, setPage] = useState(() => arrived)
    const [failure, setFailure] = useState<unknown>()
    const isOnline = useOnline()
    const load = useCallback(async () => {
      const show = async () => {
        arrived = (await page()).default
        setPage(() => arrived)
      }
      await show().catch(async () => {
        // If it fails with an open session too, the build is at fault; the shell can replace it.
        if ((await sessionState()) === 'open') await show().catch(setFailure)
      })
    }, [])
    useEffect(() => {
      if (arrived || !isOnline) return
      void load()
      const timer = setInterval(() => void load(), POLLING_INTERVAL)
      return () => clearInterval(timer)
    }, [isOnline, load])

    if (failure) throw failure
    if (Page) return <Page />
    return (
      <AdminLayout title={title} isAwaited>
        <Notice
          title={isOnline ? 'The server cannot be reached' : 'You are offline'}
          onRetry={() => void load()}
        >
          This screen comes as soon as the connection is back.
        </Notice>
      </AdminLayout>
    )
  }
}
