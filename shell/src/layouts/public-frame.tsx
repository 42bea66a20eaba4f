import { useSite } from '@arunika/federation/use-site'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Footer } from './footer.tsx'
import { Navigation } from './navigation.tsx'
import styles from './public-frame.module.css'
import { StaleNotice } from './stale-notice.tsx'

/** Navigation, the page, footer. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const site = useSite()
  const { pathname } = useLocation()
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <Navigation site={site} />
      <main
        id="content"
        className={styles.main}
        tabIndex={-1}
        data-source={`${site.name} · ${site.publicUrl}${pathname}`}
      >
        {children}
      </main>
      <Footer site={site} />
      <StaleNotice />
    </>
  )
}
