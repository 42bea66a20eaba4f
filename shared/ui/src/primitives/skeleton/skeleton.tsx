import type { CSSProperties } from 'react'
import styles from './skeleton.module.css'

/** Stands where something will come, in its shape; says nothing to a screen reader. */
export function Skeleton({ className, style }: { className?: string | undefined; style?: CSSProperties }) {
  return <span aria-hidden className={[styles.skeleton, className].filter(Boolean).join(' ')} style={style} />
}
