import { useWords } from '@anyam/federation/use-words'
import { Button } from '@arunika/ui'
import { listWords } from '../list-words.ts'
import styles from './fresh-news.module.css'

/** Informs readers that the list has changed, and lets them choose when to update it. */
export function FreshNews({ isWaiting, onShow }: { isWaiting: boolean; onShow: () => void }) {
  const { fresh } = useWords(listWords)
  return (
    <div className={styles.area} role="status">
      {isWaiting && (
        <Button className={styles.button} onClick={onShow}>
          {fresh}
        </Button>
      )}
    </div>
  )
}
