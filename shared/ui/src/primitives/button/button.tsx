import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import styles from './button.module.css'

type Look = 'primary' | 'secondary' | 'ghost' | 'danger'

const classes = (look: Look, own?: string) => [styles.button, styles[look], own].filter(Boolean).join(' ')

export function Button({
  look = 'primary',
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { look?: Look }) {
  return <button type={type} className={classes(look, className)} {...rest} />
}

/** A link inside the site that looks like a button. */
export function ButtonLink({
  look = 'primary',
  className,
  ...rest
}: ComponentProps<typeof Link> & { look?: Look }) {
  return <Link className={classes(look, className)} {...rest} />
}

/** A link that leaves the site and looks like a button. */
export function ButtonAnchor({
  look = 'primary',
  className,
  ...rest
}: ComponentProps<'a'> & { look?: Look }) {
  return <a className={classes(look, className)} {...rest} />
}
