import { useEffect, useState } from 'react'

/** True if a selected file can be shown as a picture. */
export const isPicture = (file: File | undefined) => file?.type.startsWith('image/') ?? false

/** Object URL of a selected picture; revoked when the selection changes. */
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
