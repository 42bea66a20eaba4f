import { Button } from '@arunika/ui'
import { useState } from 'react'
import { adminDownload } from '../../../lib/admin-download.ts'
import { useIsOnlySpecified } from '../../../lib/only-specified.ts'
import styles from './export-everything.module.css'

/** Downloads everything that people have entered. */
export function ExportEverything() {
  const [status, setStatus] = useState('')
  async function save() {
    setStatus('The export is being prepared…')
    await adminDownload('/api/admin/export.zip', 'export.zip').then(
      () => setStatus('The export has been downloaded.'),
      (error: Error) => setStatus(`Not exported. ${error.message}`),
    )
  }
  if (useIsOnlySpecified()) return null
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>Export</h2>
      <p className={styles.explained}>
        A zip file of articles, categories, vacancies, terms, trials, messages and pictures. Its articles can
        be imported again. Applications have their own exports.
      </p>
      <Button variant="secondary" onClick={() => void save()}>
        Export everything
      </Button>
      <p role="status">{status}</p>
    </section>
  )
}
