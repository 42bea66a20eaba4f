import { Button } from '@arunika/ui'
import styles from './fresh-news.module.css'

/** Tells readers that the list has changed, and lets them choose when to update it. */
export function FreshNews({ isWaiting, onShow }: { isWaiting: boolean; onShow: () => void }) {
  return (
    <div className={styles.area} role="status">
      {isWaiting && (
        <Button className={styles.button} onClick={onShow}>
          There is news. Show it
        </Button>
      )}
    </div>
  )
}
