import { TryAgain } from '../feedback/try-again.tsx'
import type { RefusedPicture } from './picture-upload.ts'
import styles from './refused-pictures.module.css'

interface RefusedPicturesProps {
  pictures: readonly RefusedPicture[]
  onRetry: (picture: RefusedPicture) => void
  onDismiss: (picture: RefusedPicture) => void
}

function nameOf({ source }: RefusedPicture): string {
  if (typeof source === 'string') return `${source} was not fetched`
  if (source instanceof File) return `${source.name} was not uploaded`
  return source.count === 1 ? 'One picture was not pasted' : `${source.count} pictures were not pasted`
}

/** Lists the pictures that could not be inserted, with reasons. */
export const RefusedPictures = ({ pictures, onRetry, onDismiss }: RefusedPicturesProps) =>
  pictures.length > 0 && (
    <div role="alert">
      {pictures.map((picture, nth) => (
        <p key={nth} className={styles.picture}>
          <span>
            <strong>{nameOf(picture)}.</strong> {picture.message}
          </span>
          {picture.mayRetry && <TryAgain onClick={() => onRetry(picture)} />}
          <button type="button" className={styles.dismiss} onClick={() => onDismiss(picture)}>
            Dismiss
          </button>
        </p>
      ))}
    </div>
  )
