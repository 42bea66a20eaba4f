import { uploadUrl } from '@anyam/data'
import type { ApplicationFile } from '@arunika/contracts'
import { Button, VisuallyHidden } from '@arunika/ui'
import { FileText } from 'lucide-react'
import { fileSize, isPdf } from '../documents.ts'
import styles from './document-list.module.css'

interface DocumentListProps {
  files: readonly ApplicationFile[]
  /** The document shown below. */
  shown: ApplicationFile | undefined
  onShow: (file: ApplicationFile | undefined) => void
}

/** An applicant's documents: icons for PDFs, thumbnails for pictures. Each opens in a new tab; a PDF is downloaded. */
export function DocumentList({ files, shown, onShow }: DocumentListProps) {
  if (files.length === 0) return <p>No document was sent.</p>
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.id} className={styles.entry}>
          <a
            className={styles.file}
            href={uploadUrl(file.file_path)}
            {...(isPdf(file) ? { download: '' } : { target: '_blank', rel: 'noreferrer' })}
          >
            <Preview file={file} />
            <span className={styles.name}>{file.name}</span>
            {file.size > 0 && (
              <span className={styles.size}>
                {fileSize(file.size)}
                {file.isScan && ', a scan: search cannot read it'}
              </span>
            )}
            <VisuallyHidden>{isPdf(file) ? '(download)' : '(opens in a new tab)'}</VisuallyHidden>
          </a>
          <Button
            variant="secondary"
            aria-expanded={file === shown}
            onClick={() => onShow(file === shown ? undefined : file)}
          >
            {file === shown ? 'Hide' : 'View here'}
            <VisuallyHidden> {file.name}</VisuallyHidden>
          </Button>
        </li>
      ))}
    </ul>
  )
}

function Preview({ file }: { file: ApplicationFile }) {
  if (isPdf(file)) return <FileText className={styles.preview} aria-hidden size={56} strokeWidth={1.25} />
  return <img className={styles.preview} src={uploadUrl(file.file_path)} alt="" loading="lazy" />
}
