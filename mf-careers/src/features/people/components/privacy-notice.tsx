import { APPLICATION_RETENTION, TRIAL_RETENTION } from '@arunika/contracts/site'
import { useSite } from '@arunika/federation/use-site'
import { Section } from '@arunika/ui'
import { Link } from 'react-router-dom'
import { Opening } from './opening.tsx'
import styles from './privacy-notice.module.css'

/** Which data of applicants is stored, why, how long, and how to have it deleted. */
export function PrivacyNotice() {
  const { name, email, phone, address } = useSite()
  const mail = `mailto:${email}?subject=${encodeURIComponent('My application data')}`
  return (
    <>
      <Section ground="warm" className={styles.head}>
        <Opening title="Privacy">
          When you apply for a position, you trust us with a good deal about yourself. Here is what we do with
          it, in plain words.
        </Opening>
      </Section>
      <Section className={styles.text}>
        <h2>What we keep</h2>
        <p>What you send us with the application form, and how you found us:</p>
        <ul>
          <li>your name, phone number and e-mail address,</li>
          <li>your last education and the school, campus or institution,</li>
          <li>your answers to our five questions,</li>
          <li>the CV and portfolio files that you attach,</li>
          <li>when you sent it, for which position, and the reference code we gave you,</li>
          <li>the mails that we write to you about it,</li>
          <li>
            the site from which you came to us, if your browser names it, or the name in the link you
            followed.
          </li>
        </ul>
        <h2>What we use it for</h2>
        <p>
          To decide about your application and to get in touch with you about it. For nothing else: we do not
          sell it, do not share it with other companies and do not use it for advertising.
        </p>
        <h2>Who can see it</h2>
        <p>
          The people at {name} who choose our new colleagues, after they have logged in. Your documents are
          not public, and the links by which we open them stop working after a few minutes.
        </p>
        <h2>How long we keep it</h2>
        <p>
          For <strong>{APPLICATION_RETENTION.months} months</strong> after you sent it. Then your application
          and its documents are deleted. If we take the position down altogether, its applications are deleted
          with it.
        </p>
        <h2>How to see, correct or delete it</h2>
        <p>
          You can do it yourself at once, on{' '}
          <Link to="/career/my-application">the page of your application</Link>, by the link in the mail that
          confirmed it. Or ask us at any time; you need not say why. Write to <a href={mail}>{email}</a> or
          call <a href={`tel:${phone.tel}`}>{phone.display}</a>, and give us your reference code or the e-mail
          address that you applied with. We delete it within 14 days and tell you when it is done. An
          application that you withdraw can no longer be considered, of course.
        </p>
        <h2>Messages, and trials that you book</h2>
        <p>
          What you write to us with the contact form we keep to answer it. A trial in a class, with the name
          and age of who will come and how we reach you, we keep for{' '}
          <strong>{TRIAL_RETENTION.months} months</strong> after you booked it; then it is deleted. Ask us at
          any time to delete either earlier.
        </p>
        <h2>What stays on your own device</h2>
        <p>
          While you fill in the form, your browser keeps your answers on your device, so that nothing is lost
          when the page reloads. We cannot see them. They are removed once you have sent the form, or when you
          clear this site's data in your browser. Your files are never stored there.
        </p>
        <h2>Who we are</h2>
        <p>
          {name}, {address.street}, {address.locality}.
        </p>
      </Section>
    </>
  )
}
