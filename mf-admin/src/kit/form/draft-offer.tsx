import { longTime } from '@arunika/shared/text'
import { Button } from '@arunika/shared/ui'
import type { Autosaved } from './autosave.ts'
import styles from './draft-offer.module.css'

interface DraftOfferProps {
  offered: Autosaved
  onRestore: () => void
  onDiscard: () => void
}

/** Offers what an earlier visit left on this device. */
export function DraftOffer({ offered: { at }, onRestore, onDiscard }: DraftOfferProps) {
  return (
    <div className={styles.offer} role="status">
      <p className={styles.text}>
        On this device is a draft that was never sent, of <time dateTime={at}>{longTime(at)}</time>.
      </p>
      <Button look="secondary" onClick={onRestore}>
        Restore it
      </Button>
      <Button look="secondary" onClick={onDiscard}>
        Discard it
      </Button>
    </div>
  )
}
