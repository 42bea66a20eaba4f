import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import styles from './button.module.css'

type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'

const classes = (variant: ButtonVariant, own?: string) =>
  [styles.button, styles[variant], own].filter(Boolean).join(' ')

export function Button({
  variant = 'primary',
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { variant?: ButtonVariant }) {
  return <button type={type} className={classes(variant, className)} {...rest} />
}

/** A link inside the site that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  className,
  ...rest
}: ComponentProps<typeof Link> & { variant?: ButtonVariant }) {
  return <Link className={classes(variant, className)} {...rest} />
}

/** A link that leaves the site and looks like a button. */
export function ButtonAnchor({
  variant = 'primary',
  className,
  ...rest
}: ComponentProps<'a'> & { variant?: ButtonVariant }) {
  return <a className={classes(variant, className)} {...rest} />
}
