import { isMissing, usePolled } from '@arunika/data'
import { useEffect } from 'react'
import { useSWRConfig } from 'swr'

interface WatchProps {
  /** SWR keys with what the server rendered of them. */
  data: Readonly<Record<string, unknown>>
  /** Called while any of it differs from that. */
  onChange: () => void
}

/** Polls what a slot shows, so that its code is loaded only for something new. */
export const WatchData = ({ data, onChange }: WatchProps) =>
  Object.entries(data).map(([key, rendered]) => (
    <Watch key={key} dataKey={key} rendered={rendered} onChange={onChange} />
  ))

interface KeyProps extends Pick<WatchProps, 'onChange'> {
  dataKey: string
  rendered: unknown
}

function Watch({ dataKey, rendered, onChange }: KeyProps) {
  const { compare } = useSWRConfig()
  const { data, error } = usePolled<unknown>(dataKey)
  const isOther = data !== undefined && !compare(data, rendered)
  const news = isMissing(error) ? error : isOther ? data : undefined
  // Once for each new response: code that did not come is tried again for the next one.
  useEffect(() => {
    if (news !== undefined) onChange()
  }, [news, onChange])
  return null
}
