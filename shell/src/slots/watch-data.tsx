import { isMissing } from '@arunika/data'
import { usePolledInView } from '@arunika/data/use-polled-in-view'
import { type RefObject, useEffect } from 'react'
import { useSWRConfig } from 'swr'

interface WatchProps {
  /** SWR keys with what the server rendered of them. */
  data: Readonly<Record<string, unknown>>
  /** What shows them. */
  element: RefObject<Element | null>
  /** Called while any of it differs from that. */
  onChange: () => void
}

/** Polls what a slot shows, so that its code is loaded only for something new. */
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
  // Once for each new response: code that did not come is tried again for the next one.
  useEffect(() => {
    if (news !== undefined) onChange()
  }, [news, onChange])
  return null
}
