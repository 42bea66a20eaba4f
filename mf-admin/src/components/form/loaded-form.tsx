import { type ApiError, isMissing } from '@anyam/data'
import { ButtonLink, Notice, Skeleton } from '@arunika/ui'
import type { ReactNode } from 'react'
import { BusyOverlay } from '../feedback/busy-overlay.tsx'
import styles from './loaded-form.module.css'

interface LoadedFormProps<Data> {
  loaded: { data?: Data; error?: ApiError; retry: () => void }
  listPath: string
  children: (data: Data) => ReactNode
}

/** Shows a form once its initial data has loaded. */
export function LoadedForm<Data>({
  loaded: { data, error, retry },
  listPath,
  children,
}: LoadedFormProps<Data>) {
  if (data !== undefined) return children(data)
  if (error && isMissing(error)) {
    return (
      <Notice title="This entry does not exist">
        <p>It may have been deleted.</p>
        <ButtonLink to={listPath}>Back to the list</ButtonLink>
      </Notice>
    )
  }
  if (error) {
    return (
      <Notice title="The entry could not be loaded" onRetry={retry}>
        {error.message}
      </Notice>
    )
  }
  return (
    <>
      <Skeleton className={styles.form} />
      <BusyOverlay busy />
    </>
  )
}
