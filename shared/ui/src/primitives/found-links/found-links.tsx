import { type RefCallback, useId } from 'react'
import { Link } from 'react-router-dom'
import styles from './found-links.module.css'

/** A page that was found. */
export interface FoundLink {
  to: string
  title: string
  /** What kind of page it is, where or when. */
  details?: string
  text?: string
  /** Language of title and text, if it is not that of the page. */
  lang?: string | undefined
}

interface FoundLinksProps {
  title: string
  links: readonly FoundLink[]
  /** The way to the rest of them. */
  more?: { to: string; label: string } | undefined
  rootRef?: RefCallback<Element>
}

/** Results of one kind in the search of the site. */
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
