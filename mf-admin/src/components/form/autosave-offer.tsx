import { longTime } from '@arunika/text'
import { Button } from '@arunika/ui'
import type { Autosaved } from './autosave.ts'
import styles from './autosave-offer.module.css'

interface AutosaveOfferProps {
  offer: Autosaved
  onRestore: (offer: Autosaved) => void
  onDismiss: (offer: Autosaved) => void
}

/** Offers input autosaved during an earlier visit; stays in view while the page scrolls. */
export function AutosaveOffer({ offer, onRestore, onDismiss }: AutosaveOfferProps) {
  return (
    <div className={styles.offer} role="status">
      <p className={styles.text}>
        You have unsaved changes from <time dateTime={offer.at}>{longTime(offer.at)}</time>.
      </p>
      <Button variant="secondary" onClick={() => onRestore(offer)}>
        Restore
      </Button>
      <Button variant="secondary" onClick={() => onDismiss(offer)}>
        Discard
      </Button>
    </div>
  )
}
