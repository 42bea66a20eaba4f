import type { Site } from '@arunika/contracts/site'
import { menuOf, type NavEntry } from '@arunika/federation'
import { Link } from '@arunika/federation/link'
import styles from './footer.module.css'
import { Logo } from './logo.tsx'
import marks from './marks.svg'
import { SchemeChoice } from './scheme-choice.tsx'

export function Footer({ site, nav }: { site: Site; nav: readonly NavEntry[] | undefined }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Logo className={styles.logo} />
          <p className={styles.name}>{site.name}</p>
          <p className={styles.about}>Games, animation and immersive media, and the people who make them.</p>
        </div>
        <nav aria-label="Footer" className={styles.column}>
          <h2 className={styles.heading}>Explore</h2>
          <ul>
            {menuOf(nav).map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.column}>
          <h2 className={styles.heading}>Visit and write</h2>
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
          <h2 className={styles.heading}>For students</h2>
          <ul>
            <li>
              <a href={site.apps.registration}>Academy Registration</a>
            </li>
            <li>
              <a href={site.apps.learning}>Learning Management System</a>
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
        <span>© 2025 {site.name}. All rights reserved.</span>
        {menuOf(nav, 'legal').map(({ to, label }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
        <SchemeChoice />
      </p>
    </footer>
  )
}

/** A drawing of `marks.svg`, which is fetched once and not with every document. */
function Mark({ of }: { of: Site['social'][number]['name'] | 'WhatsApp' }) {
  return (
    <svg className={styles.mark} fill="currentcolor" aria-hidden="true">
      <use href={`${marks}#${of}`} />
    </svg>
  )
}
