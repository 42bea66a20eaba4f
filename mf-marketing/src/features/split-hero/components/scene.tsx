import { useSite } from '@anyam/federation/use-site'
import { useWords } from '@anyam/federation/use-words'
import { Link } from 'react-router-dom'
import { programmeWords } from '../../../content/programmes.ts'
import { workWords } from '../../../content/work.ts'
import { lazyMotion } from '../../../lib/lazy-motion.tsx'
import { hotspotsOf, type World } from '../hotspots.ts'
import styles from './scene.module.css'

const Life = lazyMotion(() => import(/* webpackChunkName: "motion" */ './life.tsx'))

/**
 * Overlay that stays aligned with a world's picture however the window crops it.
 * @param share of the studio in percent of the width; links under the other world are inert
 */
export function Scene({ world, share }: { world: World; share: number }) {
  const { isOnlySpecified } = useSite()
  const spots = hotspotsOf(useWords(workWords), useWords(programmeWords))[world].filter(
    // Only the product's own api has pages of classes.
    ([to]) => !isOnlySpecified || !to.startsWith('/academy/kid-class/'),
  )
  return (
    <div className={styles.scene}>
      <Life world={world} />
      {spots.map(([to, name, x, y]) => (
        <Link
          key={to}
          to={to}
          className={styles.spot}
          style={{ left: `${x}%`, top: `${y}%` }}
          inert={world === 'studio' ? share < x : share > x}
        >
          <span>{name}</span>
        </Link>
      ))}
    </div>
  )
}
