import { type CSSProperties, useEffect, useRef, useState } from 'react'
import type { World } from '../hotspots.ts'
import { hourInBandung, litWindows } from '../lit-windows.ts'
import styles from './life.module.css'

/** Position in percent of the wide picture's width and height, and the wall it is on. */
type Spot = readonly [x: number, y: number, wall?: 'left' | 'right']

interface Lights {
  windows: readonly Spot[]
  /** Lamps of drones and masts. */
  lamps: readonly Spot[]
}

const LIGHTS: Record<World, Lights> = {
  studio: {
    windows: [
      [55.4, 26.8, 'left'],
      [36.0, 38.0, 'right'],
      [30.5, 49.1, 'right'],
      [87.4, 63.3, 'right'],
      [19.4, 70.9, 'left'],
      [56.5, 44.0, 'left'],
      [33.8, 48.2, 'left'],
      [60.6, 26.9, 'right'],
      [39.0, 47.2, 'right'],
      [55.4, 31.5, 'left'],
      [29.3, 54.9, 'right'],
      [12.6, 65.6, 'left'],
      [82.4, 54.1, 'right'],
      [64.0, 43.0, 'left'],
      [38.0, 38.7, 'right'],
      [83.6, 68.8, 'right'],
      [34.9, 50.6, 'right'],
      [56.5, 27.7, 'left'],
      [30.5, 56.1, 'right'],
      [58.5, 30.9, 'right'],
      [23.8, 69.9, 'right'],
      [86.0, 66.7, 'right'],
      [33.8, 50.5, 'left'],
      [77.5, 57.5, 'left'],
      [39.0, 51.8, 'right'],
      [56.5, 46.4, 'left'],
      [14.0, 64.3, 'left'],
      [60.6, 29.2, 'right'],
      [20.5, 71.8, 'left'],
      [31.7, 52.8, 'right'],
    ],
    lamps: [
      [39.6, 21.8],
      [57, 16.8],
      [26.5, 35.9],
      [71.5, 32.8],
      [28.3, 51.8],
      [71.7, 37.5],
      [62.3, 60.6],
      [20.2, 61.5],
    ],
  },
  academy: {
    windows: [
      [20.2, 64.6, 'left'],
      [25, 62, 'right'],
      [16.7, 61.9, 'left'],
      [22.4, 64.2, 'right'],
    ],
    lamps: [],
  },
}

/** Small animations over a world's picture, while it is in view. */
export default function Life({ world }: { world: World }) {
  const root = useRef<HTMLDivElement>(null)
  const [hour, setHour] = useState(() => hourInBandung(new Date()))
  useEffect(() => {
    const element = root.current
    if (!element) return
    let isInView = false
    const update = () => {
      const isSeen = isInView && !document.hidden
      element.toggleAttribute('data-seen', isSeen)
      if (isSeen) setHour(hourInBandung(new Date()))
    }
    const observer = new IntersectionObserver((entries) => {
      isInView = Boolean(entries.at(-1)?.isIntersecting)
      update()
    })
    observer.observe(element)
    document.addEventListener('visibilitychange', update)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', update)
    }
  }, [])
  const { windows, lamps } = LIGHTS[world]
  return (
    <div ref={root} className={`${styles.life} ${styles[world]}`} aria-hidden="true">
      {windows.slice(0, litWindows(hour, windows.length)).map((spot) => (
        <i key={spot.join()} className={`${styles.window} ${styles[spot[2] ?? 'left']}`} style={at(spot)} />
      ))}
      {lamps.map((spot) => (
        <i key={spot.join()} className={styles.lamp} style={at(spot)} />
      ))}
      <b className={styles.uphill}>
        <i />
      </b>
      <b className={styles.downhill}>
        <i />
      </b>
      {world === 'academy' && <i className={styles.plane} />}
    </div>
  )
}

/** Position of a spot. The delay varies with x so that neighbours do not blink together. */
const at = ([x, y]: Spot): CSSProperties => ({
  left: `${x}%`,
  top: `${y}%`,
  animationDelay: `${((x * 7) % 11) - 11}s`,
})
