import { VisuallyHidden } from '@arunika/ui'
import { Star } from 'lucide-react'
import styles from './rating.module.css'

/** The mean of an application's ratings. */
export const Rating = ({ value }: { value: number }) => (
  <span className={styles.rating}>
    <Star aria-hidden size={14} />
    <VisuallyHidden>Rated </VisuallyHidden>
    {value.toFixed(1)}
  </span>
)
