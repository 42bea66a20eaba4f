import { longTime } from '@arunika/text'
import { Badge, Notice, Skeleton, VisuallyHidden } from '@arunika/ui'
import { useReleasesAsOf } from '../api/as-of.ts'
import styles from './as-of.module.css'

/** The live builds of the remotes. */
export function Builds({ at }: { at: string }) {
  const { data, error, mutate } = useReleasesAsOf(at)
  return (
    <section className={styles.card} aria-labelledby="builds">
      <h2 id="builds" className={styles.title}>
        Live builds
      </h2>
      {!data && error && (
        <Notice title="The builds could not be loaded" onRetry={() => void mutate()}>
          {error.message}
        </Notice>
      )}
      {!data && !error && <Skeleton className={styles.placeholder} />}
      {data?.length === 0 && <p className={styles.none}>Nothing was live yet.</p>}
      <ul className={styles.rows}>
        {data?.map(({ remote, build, since, by, canary, isLive, preview }) => (
          <li key={remote} className={styles.row}>
            <div className={styles.what}>
              <strong>{remote}</strong> <code>{build}</code>
              <p className={styles.details}>
                Since <time dateTime={since}>{longTime(since)}</time>
                {by && ` by ${by}`}
                {canary && `; canary ${canary.build} for ${canary.percent} of 100 visitors`}
              </p>
            </div>
            {isLive ? <Badge variant="good">Still live</Badge> : <Badge>Replaced since</Badge>}
            {preview ? (
              <a href={preview} target="_blank" rel="noreferrer">
                Open
                <VisuallyHidden>
                  {' '}
                  {remote} {build}
                </VisuallyHidden>
              </a>
            ) : (
              <span className={styles.details}>No longer in the store</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
