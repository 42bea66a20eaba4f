import { TryAgain } from '../feedback/try-again.tsx'
import type { RefusedPicture } from './picture-upload.ts'
import styles from './refused-pictures.module.css'

interface RefusedPicturesProps {
  pictures: readonly RefusedPicture[]
  onRetry: (picture: RefusedPicture) => void
  onDismiss: (picture: RefusedPicture) => void
}

/** Names the pictures that did not get into the text, and why. */
export const RefusedPictures = ({ pictures, onRetry, onDismiss }: RefusedPicturesProps) =>
  pictures.length > 0 && (
    <div role="alert">
      {pictures.map((picture) => (
        <p key={`${picture.file.name} ${picture.file.lastModified}`} className={styles.picture}>
          <span>
            <strong>{picture.file.name} was not uploaded.</strong> {picture.message}
          </span>
          {picture.mayRetry && <TryAgain onClick={() => onRetry(picture)} />}
          <button type="button" className={styles.dismiss} onClick={() => onDismiss(picture)}>
            Dismiss
          </button>
        </p>
      ))}
    </div>
  )
