import { useEffect, useState } from 'react'

/** Whether a chosen file can be shown as a picture. */
export const isPicture = (file: File | undefined) => file?.type.startsWith('image/') ?? false

/** Object URL of a chosen picture while it is chosen. */
export function useFileUrl(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file || !isPicture(file)) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => {
      URL.revokeObjectURL(made)
      setUrl(undefined)
    }
  }, [file])
  return url
}
