import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router-dom'
import { CONTENT } from './page.ts'

/**
 * Content of the current page for its address only: the `content` of its handle.
 * @param route its id: the name of its remote and the path of its route
 * @param load used if the host provides no content, as older hosts do
 */
export function useContent<Content>(route: string, load: () => Promise<Content>): Content | undefined {
  const data = useRouteLoaderData(route) as Partial<Record<string, Content>> | undefined
  const { pathname, search } = useLocation()
  const address = pathname + search
  const sent = data?.[CONTENT]
  const [loaded, setLoaded] = useState<{ address: string; content: Content }>()
  const onMissing = useEffectEvent(load)
  const isMissing = sent === undefined
  useEffect(() => {
    if (!isMissing) return
    // The visitor may have moved to another address by then.
    let isOnShow = true
    void onMissing().then((content) => isOnShow && setLoaded({ address, content }))
    return () => {
      isOnShow = false
    }
  }, [isMissing, address])
  return sent ?? (loaded?.address === address ? loaded.content : undefined)
}
