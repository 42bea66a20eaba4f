import type { BuildCard, ReleaseDiff, RemoteState } from '@anyam/protocol'
import { Notice, Skeleton } from '@arunika/ui'
import { ReadingDialog } from '../../../components/dialog/reading-dialog.tsx'
import { useReleaseDiff } from '../api/get-diff.ts'
import { byteDifference } from '../figures.ts'
import { Commit } from './commit.tsx'
import styles from './diff-dialog.module.css'

interface DiffDialogProps {
  remote: string
  live: NonNullable<RemoteState['live']>
  card: BuildCard
  onClose: () => void
}

/** The files in which a build differs from the live one. */
export function DiffDialog({ remote, live, card, onClose }: DiffDialogProps) {
  const { data, error, mutate } = useReleaseDiff(remote, live.build, card.build)
  return (
    <ReadingDialog open title={`${remote} ${card.build}`} onClose={onClose}>
      <p className={styles.lead}>
        <Commit {...card} />, against what is live: {live.version} <code>{live.build}</code>,{' '}
        <Commit {...live} />
      </p>
      {!data && error && (
        <Notice title="The builds could not be compared" onRetry={() => void mutate()}>
          {error.message}
        </Notice>
      )}
      {!data && !error && <Skeleton className={styles.placeholder} />}
      {data && <Files files={data} />}
    </ReadingDialog>
  )
}

function Files({ files }: { files: ReleaseDiff }) {
  if (files.length === 0) return <p>Not one file differs.</p>
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0)
  return (
    <table className={styles.files} aria-label="Files that differ">
      <thead>
        <tr>
          <th scope="col">File</th>
          <th scope="col">Change</th>
          <th scope="col">Size</th>
        </tr>
      </thead>
      <tbody>
        {files.map(({ file, change, bytes }) => (
          <tr key={file} data-change={change}>
            <td>
              <code>{file}</code>
            </td>
            <td>{change}</td>
            <td>{byteDifference(bytes)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {files.length === 1 ? 'One file' : `${files.length} files`}
          </th>
          <td>{byteDifference(total)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
