import { defineCatalogue, defineProse } from '@anyam/federation'
import { useWords } from '@anyam/federation/use-words'
import { Section } from '@arunika/ui'
import { useSyncExternalStore } from 'react'
import { LinkForm } from '../../features/my-application/components/link-form.tsx'
import { MyApplicationView } from '../../features/my-application/components/my-application-view.tsx'
import { interviewWords } from '../../features/my-application/interview-words.ts'
import { linkWords } from '../../features/my-application/link-words.ts'
import { myApplicationWords } from '../../features/my-application/words.ts'
import { myApplicationHead } from './head.ts'
import styles from './page.module.css'

export default function MyApplicationPage() {
  const token = useToken()
  const { title } = useWords(linkWords)
  return (
    <Section className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      {token ? <MyApplicationView key={token} token={token} /> : <LinkForm />}
    </Section>
  )
}
MyApplicationPage.words = [
  defineCatalogue(
    { myApplicationHead, myApplicationWords },
    { id: () => import(/* webpackChunkName: "my-application-id" */ './catalogue.id.ts') },
  ),
  defineProse(
    { interviewWords, linkWords },
    { id: () => import(/* webpackChunkName: "my-application-prose-id" */ './prose.id.ts') },
  ),
]

/** The secret of the link. It is in the fragment, which the server never receives. */
const useToken = () =>
  useSyncExternalStore(
    (listen) => {
      window.addEventListener('hashchange', listen)
      return () => window.removeEventListener('hashchange', listen)
    },
    () => window.location.hash.slice(1),
    () => '',
  )
