import { Section } from '@arunika/ui'
import { contactText } from '../../content/contact.ts'
import { ContactDetails } from '../../features/contact/components/contact-details.tsx'
import { ContactForm } from '../../features/contact/components/contact-form.tsx'
import { PageHero } from '../../features/page-hero/components/page-hero.tsx'
import styles from './page.module.css'

export default function ContactPage() {
  return (
    <>
      <PageHero eyebrow="Contact" title={contactText.headline} lead={contactText.lead} />
      <Section ground="tint" className={styles.columns}>
        <ContactForm />
        <ContactDetails />
      </Section>
    </>
  )
}
