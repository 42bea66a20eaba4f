import type { Application } from '@arunika/contracts'
import { Star } from 'lucide-react'
import styles from './rating-choice.module.css'

const VALUES = [1, 2, 3, 4, 5]

interface RatingChoiceProps {
  ratings: Application['ratings']
  choose: (value: number) => Promise<void>
  error: string | undefined
}

/** The person's own rating (a button and a key for each of 1 to 5), and everyone else's with names. */
export function RatingChoice({ ratings = [], choose, error }: RatingChoiceProps) {
  const own = ratings.find((rating) => rating.own)?.value ?? 0
  const mean = ratings.reduce((sum, { value }) => sum + value, 0) / ratings.length
  return (
    <div className={styles.rating}>
      <fieldset className={styles.stars} aria-label="Your rating">
        {VALUES.map((value) => (
          <button
            key={value}
            type="button"
            className={styles.star}
            aria-label={`${value} of 5`}
            aria-pressed={value === own}
            aria-keyshortcuts={String(value)}
            title={value === own ? 'Take your rating back' : `Rate ${value} of 5 (${value})`}
            data-filled={value <= own || undefined}
            onClick={() => void choose(value)}
          >
            <Star aria-hidden size={20} />
          </button>
        ))}
      </fieldset>
      {ratings.length > 0 && (
        <span className={styles.others}>
          Average {mean.toFixed(1)}: {ratings.map(({ author, value }) => `${author} ${value}`).join(', ')}
        </span>
      )}
      {error && (
        <span className={styles.error} role="alert">
          {error}
        </span>
      )}
    </div>
  )
}
