import { menuOf, type NavEntry } from '@anyam/federation'
import { Link } from '@anyam/federation/link'
import type { Site } from '@arunika/contracts/site'
import { useShellWords } from '../words/use-shell-words.ts'
import styles from './footer.module.css'
import { LanguageChoice } from './language-choice.tsx'
import { Logo } from './logo.tsx'
import marks from './marks.svg'
import { SchemeChoice } from './scheme-choice.tsx'

export function Footer({ site, nav }: { site: Site; nav: readonly NavEntry[] | undefined }) {
  const words = useShellWords()
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Logo className={styles.logo} />
          <p className={styles.name}>{site.name}</p>
          <p className={styles.about}>{words.about}</p>
        </div>
        <nav aria-label={words.footer} className={styles.column}>
          <h2 className={styles.heading}>{words.explore}</h2>
          <ul className={`${styles.columns} ${styles.pages}`}>
            {menuOf(nav).map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.column}>
          <h2 className={styles.heading}>{words.visit}</h2>
          <ul>
            <li>
              <a href={site.address.mapsUrl} target="_blank" rel="noreferrer">
                {site.address.street}, {site.address.locality}
              </a>
            </li>
            <li>
              <a href={site.phone.whatsapp} target="_blank" rel="noreferrer">
                <Mark of="WhatsApp" /> WhatsApp {site.phone.display}
              </a>
            </li>
            <li>
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </li>
          </ul>
        </div>
        <div className={styles.column}>
          <h2 className={styles.heading}>{words.students}</h2>
          <ul className={styles.columns}>
            <li>
              <a href={site.apps.registration}>{words.registration}</a>
            </li>
            <li>
              <a href={site.apps.learning}>{words.learning}</a>
            </li>
          </ul>
          <ul className={styles.social}>
            {site.social.map(({ name, url }) => (
              <li key={name}>
                <a href={url} target="_blank" rel="noreferrer" aria-label={name}>
                  <Mark of={name} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className={styles.legal}>
        <span>
          © 2025 {site.name}. {words.rights}
        </span>
        {menuOf(nav, 'legal').map(({ to, label }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
        <LanguageChoice />
        <SchemeChoice />
      </p>
    </footer>
  )
}

/** A drawing of `marks.svg`, which is fetched once instead of with every document. */
function Mark({ of }: { of: Site['social'][number]['name'] | 'WhatsApp' }) {
  return (
    <svg className={styles.mark} fill="currentcolor" aria-hidden="true">
      <use href={`${marks}#${of}`} />
    </svg>
  )
}
