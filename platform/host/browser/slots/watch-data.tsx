import { isMissing } from '@anyam/data'
import { usePolledInView } from '@anyam/data/use-polled-in-view'
import { type RefObject, useEffect } from 'react'
import { useSWRConfig } from 'swr'

interface WatchProps {
  /** Data at the time of the server's rendering, by SWR key. */
  data: Readonly<Record<string, unknown>>
  /** The element that displays the data. */
  element: RefObject<Element | null>
  /** Called while any of the data differs from it. */
  onChange: () => void
}

/** Polls the data of a slot, so that its code is loaded only after a change. */
export const WatchData = ({ data, ...rest }: WatchProps) =>
  Object.entries(data).map(([key, rendered]) => (
    <Watch key={key} dataKey={key} rendered={rendered} {...rest} />
  ))

interface KeyProps extends Omit<WatchProps, 'data'> {
  dataKey: string
  rendered: unknown
}

function Watch({ dataKey, rendered, element, onChange }: KeyProps) {
  const { compare } = useSWRConfig()
  const { data, error, inViewRef } = usePolledInView<unknown>(dataKey)
  const isOther = data !== undefined && !compare(data, rendered)
  const news = isMissing(error) ? error : isOther ? data : undefined
  useEffect(() => {
    inViewRef(element.current)
    return () => inViewRef(null)
  }, [inViewRef, element])
  // Once per new response, so that code that failed to load is retried with the next one.
  useEffect(() => {
    if (news !== undefined) onChange()
  }, [news, onChange])
  return null
}
