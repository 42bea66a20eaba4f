import type { ComponentProps } from 'react'
import styles from './icon-button.module.css'

interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does, for who does not see the icon. */
  label: string
  round?: boolean
}

/** A button as large as a finger with an icon in it. */
export function IconButton({ label, round = false, className, type = 'button', ...rest }: IconButtonProps) {
  const classes = [styles.button, round && styles.round, className].filter(Boolean).join(' ')
  return <button type={type} aria-label={label} className={classes} {...rest} />
}
