import { createContext, use, useCallback, useEffect, useState } from 'react'

type Report = (field: string, isUploading: boolean) => void

/** Lets a field report running uploads to its form. */
export const UploadsContext = createContext<Report>(() => {})

/** @returns a function that a field calls when its uploads begin and end; unmounting the field ends them */
export function useReportUploads(field: string) {
  const report = use(UploadsContext)
  useEffect(() => () => report(field, false), [report, field])
  return useCallback((isUploading: boolean) => report(field, isUploading), [report, field])
}

/** True while any field of the form uploads pictures. */
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
