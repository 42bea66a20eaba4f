import { uploadUrl } from '@arunika/shared/api-client'
import type { ApplicationFile } from '@arunika/shared/contracts'
import { VisuallyHidden } from '@arunika/shared/ui'
import { FileText } from 'lucide-react'
import { fileSize, isPdf } from '../documents.ts'
import styles from './document-list.module.css'

/** What an applicant sent: PDF files by an icon, pictures by themselves; each opens in a new tab. */
export function DocumentList({ files }: { files: readonly ApplicationFile[] }) {
  if (files.length === 0) return <p>No document was sent.</p>
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.id}>
          <a className={styles.file} href={uploadUrl(file.file_path)} target="_blank" rel="noreferrer">
            <Preview file={file} />
            <span className={styles.name}>{file.name}</span>
            <span className={styles.size}>{fileSize(file.size)}</span>
            <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  )
}

function Preview({ file }: { file: ApplicationFile }) {
  if (isPdf(file)) return <FileText className={styles.preview} aria-hidden size={56} strokeWidth={1.25} />
  return <img className={styles.preview} src={uploadUrl(file.file_path)} alt="" loading="lazy" />
}
