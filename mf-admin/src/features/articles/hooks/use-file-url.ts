import { useEffect, useState } from 'react'

/** Address of a chosen picture for as long as it is chosen. */
export function useFileUrl(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file?.type.startsWith('image/')) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => {
      URL.revokeObjectURL(made)
      setUrl(undefined)
    }
  }, [file])
  return url
}
