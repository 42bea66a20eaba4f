import { defineCatalogue } from '@arunika/federation'
import { useWords } from '@arunika/federation/use-words'
import { Section } from '@arunika/ui'
import { useSyncExternalStore } from 'react'
import { LinkForm } from '../../features/my-application/components/link-form.tsx'
import { MyApplicationView } from '../../features/my-application/components/my-application-view.tsx'
import { myApplicationWords } from '../../features/my-application/words.ts'
import { problemWords } from '../../lib/problem-words.ts'
import { headWords } from '../head-words.ts'
import styles from './page.module.css'

export default function MyApplicationPage() {
  const token = useToken()
  const { title } = useWords(myApplicationWords)
  return (
    <Section className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      {token ? <MyApplicationView key={token} token={token} /> : <LinkForm />}
    </Section>
  )
}
MyApplicationPage.words = [
  defineCatalogue(
    { headWords, myApplicationWords, problemWords },
    { id: () => import(/* webpackChunkName: "my-application-id" */ './catalogue.id.ts') },
  ),
]

/** The secret of the link, which is behind the `#`: the server never sees it. */
const useToken = () =>
  useSyncExternalStore(
    (listen) => {
      window.addEventListener('hashchange', listen)
      return () => window.removeEventListener('hashchange', listen)
    },
    () => window.location.hash.slice(1),
    () => '',
  )
