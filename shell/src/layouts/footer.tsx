import type { Site } from '@arunika/shared/site'
import { Link } from 'react-router'
import { siFacebook, siInstagram, siTiktok, siWhatsapp, siYoutube } from 'simple-icons'
import { menu } from './entries.ts'
import styles from './footer.module.css'
import { Logo } from './logo.tsx'

/** LinkedIn's mark is not in the collection that the others come from. */
const linkedIn =
  'M20.45 20.45h-3.56v-5.57c0-1.33-.02-3.04-1.85-3.04-1.85 0-2.14 1.45-2.14 2.94v5.67H9.35V9h3.41v1.56h.05c.48-.9 1.64-1.85 3.37-1.85 3.6 0 4.27 2.37 4.27 5.46zM5.34 7.43a2.06 2.06 0 1 1 0-4.13 2.06 2.06 0 0 1 0 4.13M7.12 20.45H3.56V9h3.56zM22.22 0H1.77C.79 0 0 .77 0 1.73v20.54C0 23.23.79 24 1.77 24h20.45C23.2 24 24 23.23 24 22.27V1.73C24 .77 23.2 0 22.22 0'

const marks: Record<Site['social'][number]['name'], string> = {
  Instagram: siInstagram.path,
  Facebook: siFacebook.path,
  TikTok: siTiktok.path,
  YouTube: siYoutube.path,
  LinkedIn: linkedIn,
}

export function Footer({ site }: { site: Site }) {
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
            {menu.map(({ to, label }) => (
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
                <Mark path={siWhatsapp.path} /> WhatsApp {site.phone.display}
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
                  <Mark path={marks[name]} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className={styles.legal}>© 2025 {site.name}. All rights reserved.</p>
    </footer>
  )
}

function Mark({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" className={styles.mark} aria-hidden="true">
      <path d={path} fill="currentcolor" />
    </svg>
  )
}
