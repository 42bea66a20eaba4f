import type { CSSProperties } from 'react'
import styles from './skeleton.module.css'

/** Placeholder in the shape of the loading content; ignored by screen readers. */
export function Skeleton({ className, style }: { className?: string | undefined; style?: CSSProperties }) {
  return <span aria-hidden className={[styles.skeleton, className].filter(Boolean).join(' ')} style={style} />
}
