import { useSite } from '@anyam/federation/use-site'
import { useWords } from '@anyam/federation/use-words'
import { APPLICATION_RETENTION, TRIAL_RETENTION } from '@arunika/contracts/site'
import { Section } from '@arunika/ui'
import { privacyPhrases } from '../privacy-phrases.tsx'
import { privacyWords } from '../privacy-words.ts'
import { Opening } from './opening.tsx'
import styles from './privacy-notice.module.css'

/** Describes the applicant data that is stored, the purpose, the retention period and how to request deletion. */
export function PrivacyNotice() {
  const { name, email, phone, address } = useSite()
  const words = useWords(privacyWords)
  const phrases = useWords(privacyPhrases)
  const mail = `mailto:${email}?subject=${encodeURIComponent(words.subject)}`
  return (
    <>
      <Section ground="warm" className={styles.head}>
        <Opening title={words.title}>{words.lead}</Opening>
      </Section>
      <Section className={styles.text}>
        <h2>{words.keep}</h2>
        <p>{words.keepText}</p>
        <ul>
          {words.stored.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <h2>{words.use}</h2>
        <p>{words.useText}</p>
        <h2>{words.who}</h2>
        <p>{phrases.whoText(name)}</p>
        <h2>{words.long}</h2>
        <p>{phrases.longText(APPLICATION_RETENTION.months)}</p>
        <h2>{words.correct}</h2>
        <p>{phrases.correctText({ email, phone }, mail)}</p>
        <h2>{words.messages}</h2>
        <p>{phrases.messagesText(TRIAL_RETENTION.months)}</p>
        <h2>{words.device}</h2>
        <p>{words.deviceText}</p>
        <h2>{words.browsers}</h2>
        <p>{words.browsersText}</p>
        <h2>{words.we}</h2>
        <p>
          {name}, {address.street}, {address.locality}.
        </p>
      </Section>
    </>
  )
}
