import type { ComponentProps } from 'react'
import styles from './icon-button.module.css'

interface IconButtonProps extends ComponentProps<'button'> {
  /** Accessible name: the action. */
  label: string
  round?: boolean
}

/** A button with an icon, large enough for a finger. */
export function IconButton({ label, round = false, className, type = 'button', ...rest }: IconButtonProps) {
  const classes = [styles.button, round && styles.round, className].filter(Boolean).join(' ')
  return <button type={type} aria-label={label} className={classes} {...rest} />
}
