import type { ComponentType } from 'react'
import { DataProvider } from '../../../../platform/host/browser/app/swr.tsx'
import { type RouteLocation, RouteLocationContext } from './router.tsx'

interface IslandProps extends RouteLocation {
  /** Data used for rendering, by SWR key. */
  data?: Record<string, unknown>
}

/** A page or a part of it that revalidates its data in the browser. */
export const island = (Content: ComponentType) =>
  function Island({ data = {}, ...route }: IslandProps) {
    return (
      <RouteLocationContext value={route}>
        <DataProvider fallback={data} stale={undefined}>
          <Content />
        </DataProvider>
      </RouteLocationContext>
    )
  }
