import { defineCatalogue } from '@anyam/federation'
import { useWords } from '@anyam/federation/use-words'
import { Section } from '@arunika/ui'
import { formWords } from '../../components/sent-form/words.ts'
import { contactText } from '../../content/contact.ts'
import { ContactDetails } from '../../features/contact/components/contact-details.tsx'
import { ContactForm } from '../../features/contact/components/contact-form.tsx'
import { contactWords } from '../../features/contact/words.ts'
import { PageHero } from '../../features/page-hero/components/page-hero.tsx'
import { contactHead } from './head.ts'
import styles from './page.module.css'

export default function ContactPage() {
  const { eyebrow, headline, lead } = useWords(contactText)
  return (
    <>
      <PageHero eyebrow={eyebrow} title={headline} lead={lead} />
      <Section ground="tint" className={styles.columns}>
        <ContactForm />
        <ContactDetails />
      </Section>
    </>
  )
}
ContactPage.words = [
  defineCatalogue(
    { contactHead, contactText, contactWords, formWords },
    { id: () => import(/* webpackChunkName: "contact-id" */ './catalogue.id.ts') },
  ),
]
