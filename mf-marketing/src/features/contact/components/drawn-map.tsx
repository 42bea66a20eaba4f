import styles from './drawn-map.module.css'

/** A schematic map of the streets around the office; not to scale. */
export function DrawnMap({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 480 360" preserveAspectRatio="xMidYMid slice" role="img" aria-label={label}>
      <rect className={styles.ground} width="480" height="360" />
      <path className={styles.park} d="M-10 250c60-40 90 20 160-8s70-80 130-70 90 60 210 20v180H-10z" />
      <path className={styles.river} d="M-10 92c80 26 96-30 170-8s60 64 140 58 90-70 200-58" />
      <g className={styles.houses}>
        <path d="m40 150 46-20 18 40-46 20zM120 116l40-18 16 36-40 18zM70 214l44-20 18 40-44 20zM336 190l50-22 20 44-50 22zM268 286l44-20 18 40-44 20zM372 258l40-18 18 38-40 18z" />
        <path d="m200 20 44-14 12 34-44 14zM300 24l56-14 10 40-56 14zM420 40l44-8 8 36-44 8z" />
      </g>
      <g className={styles.trees}>
        <circle cx="206" cy="300" r="14" />
        <circle cx="232" cy="318" r="18" />
        <circle cx="186" cy="324" r="12" />
        <circle cx="440" cy="140" r="14" />
      </g>
      <g className={styles.road} strokeWidth="14">
        <path d="M-10 300 200 200l120-60 170-60" />
        <path d="M120-10 200 200l70 170" />
        <path d="M340-10 320 140l60 230" />
      </g>
      <g className={styles.road} strokeWidth="6">
        <path d="M30 90 90 260M160 100l80-36 70 8M232 280l130-56 120-30M0 200l110-50M410 60l30 160" />
      </g>
      <ellipse cx="236" cy="184" rx="26" ry="8" fill="#0d1533" opacity=".18" />
      <path d="M236 84c-26 0-44 19-44 43 0 32 44 57 44 57s44-25 44-57c0-24-18-43-44-43z" fill="#354d9b" />
      <path d="M236 84c26 0 44 19 44 43 0 32-44 57-44 57z" fill="#24397f" />
      <circle cx="236" cy="126" r="17" fill="#ffb13d" />
    </svg>
  )
}
