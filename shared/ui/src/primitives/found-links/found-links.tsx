import { type RefCallback, useId } from 'react'
import { Link } from 'react-router-dom'
import styles from './found-links.module.css'

/** A page that was found. */
export interface FoundLink {
  to: string
  title: string
  /** Kind of page, location or date. */
  details?: string
  text?: string
  /** Language of title and text, if it differs from the page's. */
  lang?: string | undefined
}

interface FoundLinksProps {
  title: string
  links: readonly FoundLink[]
  /** Link to the remaining results. */
  more?: { to: string; label: string } | undefined
  rootRef?: RefCallback<Element>
}

/** Results of one kind in site search. */
export function FoundLinks({ title, links, more, rootRef }: FoundLinksProps) {
  const titleId = useId()
  return (
    <section ref={rootRef} className={styles.group} aria-labelledby={titleId}>
      <div className={styles.inner}>
        <h2 id={titleId} className={styles.heading}>
          {title}
        </h2>
        <ul className={styles.list}>
          {links.map(({ to, title: name, details, text, lang }) => (
            <li key={to} className={styles.item}>
              {details && <p className={styles.details}>{details}</p>}
              <h3 className={styles.title} lang={lang}>
                <Link to={to}>{name}</Link>
              </h3>
              {text && (
                <p className={styles.text} lang={lang}>
                  {text}
                </p>
              )}
            </li>
          ))}
          {more && (
            <li className={styles.more}>
              <Link to={more.to}>{more.label}</Link>
            </li>
          )}
        </ul>
      </div>
    </section>
  )
}
