import type { ComponentType } from 'react'
import { DataProvider } from '../../../../shell/src/app/swr.tsx'
import { type Place, PlaceContext } from './router.tsx'

interface IslandProps extends Place {
  /** Data that it was rendered with, by SWR key. */
  data?: Record<string, unknown>
}

/** A page, or a part of one, that keeps its data fresh in the browser. */
export const island = (Content: ComponentType) =>
  function Island({ data = {}, ...place }: IslandProps) {
    return (
      <PlaceContext value={place}>
        <DataProvider fallback={data} stale={undefined}>
          <Content />
        </DataProvider>
      </PlaceContext>
    )
  }
