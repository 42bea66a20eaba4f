import { uploadUrl } from '@anyam/data'
import type { PictureDetail, PictureRow } from '@arunika/admin-contracts'
import { Button } from '@arunika/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx'
import type { MessageState } from '../../../components/feedback/message-badge.tsx'
import { LazyPicker } from '../../../components/picture/lazy-picker.tsx'
import { refusalOf, smallestOf } from '../../../lib/pictures.ts'
import { replacePicture } from '../api/pictures.ts'
import styles from './replace-button.module.css'

interface ReplaceButtonProps {
  picture: PictureDetail
  onReplaced: () => void
}

const countText = ({ uses, hasMoreUses }: PictureDetail) =>
  `${hasMoreUses ? 'more than ' : ''}${uses.length} ${uses.length === 1 && !hasMoreUses ? 'place' : 'places'}`

/** Replaces the picture in all entries that show it, after a confirmation. */
export function ReplaceButton({ picture, onReplaced }: ReplaceButtonProps) {
  const [isPicking, setPicking] = useState(false)
  const [other, setOther] = useState<PictureRow>()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const { mutate } = useSWRConfig()
  const navigate = useNavigate()

  function close() {
    setOther(undefined)
    setError(undefined)
  }

  async function replace(by: PictureRow) {
    setBusy(true)
    try {
      const { message } = await replacePicture(picture.id, by.id)
      // Lists of articles and vacancies may show the other picture now.
      await mutate(() => true)
      close()
      navigate('.', { state: { message } satisfies MessageState })
      onReplaced()
    } catch (reason) {
      setError(refusalOf(reason))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button variant="secondary" disabled={picture.uses.length === 0} onClick={() => setPicking(true)}>
        Replace everywhere
      </Button>
      {isPicking && (
        <LazyPicker
          title="Picture that takes its place"
          onChoose={(row) => {
            setPicking(false)
            setOther(row)
          }}
          onClose={() => setPicking(false)}
        />
      )}
      <ConfirmDialog
        open={other !== undefined}
        question={`Show this picture in place of “${picture.name}” in ${countText(picture)}?`}
        confirmLabel="Replace"
        confirmVariant="primary"
        refuseLabel="Cancel"
        busy={busy}
        error={error}
        onConfirm={() => other && void replace(other)}
        onRefuse={close}
      >
        {other && (
          <>
            <img className={styles.other} src={uploadUrl(smallestOf(other))} alt={other.alt || other.name} />
            <p>
              Readers see it at once, with its focus point
              {other.alt ? ' and its alternative text' : '; alternative texts stay as they are'}. Each entry
              keeps an earlier version to go back to.
            </p>
          </>
        )}
      </ConfirmDialog>
    </>
  )
}
