import { TryAgain } from '../feedback/try-again.tsx'
import type { RefusedPicture } from './picture-upload.ts'
import styles from './refused-pictures.module.css'

interface RefusedPicturesProps {
  pictures: readonly RefusedPicture[]
  onRetry: (picture: RefusedPicture) => void
  onDismiss: (picture: RefusedPicture) => void
}

const keyOf = ({ source }: RefusedPicture) =>
  typeof source === 'string' ? source : `${source.name} ${source.lastModified}`

const nameOf = ({ source }: RefusedPicture) =>
  typeof source === 'string' ? `${source} was not fetched` : `${source.name} was not uploaded`

/** Names the pictures that did not get into the text, and why. */
export const RefusedPictures = ({ pictures, onRetry, onDismiss }: RefusedPicturesProps) =>
  pictures.length > 0 && (
    <div role="alert">
      {pictures.map((picture) => (
        <p key={keyOf(picture)} className={styles.picture}>
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
