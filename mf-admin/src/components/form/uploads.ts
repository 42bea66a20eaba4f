import { createContext, use, useCallback, useEffect, useState } from 'react'

type Report = (field: string, isUploading: boolean) => void

/** Lets a field report to its form that pictures are being uploaded. */
export const UploadsContext = createContext<Report>(() => {})

/** @returns what a field calls when its uploads begin and end; a field that goes has none any more */
export function useReportUploads(field: string) {
  const report = use(UploadsContext)
  useEffect(() => () => report(field, false), [report, field])
  return useCallback((isUploading: boolean) => report(field, isUploading), [report, field])
}

/** Whether pictures are on their way from any field of the form. */
export function useUploads() {
  const [fields, setFields] = useState<readonly string[]>([])
  const report = useCallback<Report>(
    (field, isUploading) =>
      setFields((others) => {
        const rest = others.filter((other) => other !== field)
        return isUploading ? [...rest, field] : rest.length === others.length ? others : rest
      }),
    [],
  )
  return { isUploading: fields.length > 0, report }
}
