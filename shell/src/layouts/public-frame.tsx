import { ROOT_ROUTE, type RootData } from '@anyam/federation'
import type { ReactNode } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router-dom'
import { useShellWords } from '../words/use-shell-words.ts'
import { Footer } from './footer.tsx'
import { LanguageOffer } from './language-offer.tsx'
import { Navigation } from './navigation.tsx'
import { PageTransition } from './page-transition.tsx'
import styles from './public-frame.module.css'
import { StaleNotice } from './stale-notice.tsx'

/** Navigation, the page, footer. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const { site, nav } = useRouteLoaderData(ROOT_ROUTE) as RootData
  const { pathname } = useLocation()
  const words = useShellWords()
  return (
    <>
      <a className={styles.skip} href="#content">
        {words.skip}
      </a>
      <Navigation site={site} nav={nav} />
      <main
        id="content"
        className={styles.main}
        tabIndex={-1}
        data-source={`${site.name} · ${site.publicUrl}${pathname}`}
      >
        {children}
      </main>
      <Footer site={site} nav={nav} />
      <StaleNotice />
      <PageTransition pathname={pathname} />
      <LanguageOffer />
    </>
  )
}
