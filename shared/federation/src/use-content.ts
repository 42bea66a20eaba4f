import { useEffect, useEffectEvent, useState } from 'react'
import { useRouteLoaderData } from 'react-router-dom'
import { CONTENT } from './page.ts'

/**
 * What the page on show says of its address alone: the `content` of its handle.
 * @param route its id: the name of its remote and the path of its route
 * @param load is used if the host knows of none, as one from before it does
 */
export function useContent<Content>(route: string, load: () => Promise<Content>): Content | undefined {
  const data = useRouteLoaderData(route) as Partial<Record<string, Content>> | undefined
  const sent = data?.[CONTENT]
  const [loaded, setLoaded] = useState<Content>()
  const onMissing = useEffectEvent(() => void load().then(setLoaded))
  const isMissing = sent === undefined
  useEffect(() => {
    if (isMissing) onMissing()
  }, [isMissing])
  return sent ?? loaded
}
