import type { Site } from '@arunika/contracts/site'
import { defineWords } from '@arunika/federation'
import { Link } from 'react-router-dom'

const english = {
  title: 'Privacy',
  lead: 'When you apply for a position, you trust us with a good deal about yourself. Here is what we do with it, in plain words.',
  /** Subject of a mail that asks for deletion. */
  subject: 'My application data',
  keep: 'What we keep',
  keepText: 'What you send us with the application form, and how you found us:',
  stored: [
    'your name, phone number and e-mail address,',
    'your last education and the school, campus or institution,',
    'your answers to our five questions,',
    'the CV and portfolio files that you attach,',
    'when you sent it, for which position and from the page in which language, and the reference code we gave you,',
    'the mails that we write to you about it,',
    'the site from which you came to us, if your browser names it, or the name in the link you followed.',
  ],
  use: 'What we use it for',
  useText:
    'To decide about your application and to get in touch with you about it. For nothing else: we do not sell it, do not share it with other companies and do not use it for advertising.',
  who: 'Who can see it',
  whoText: (site: string) =>
    `The people at ${site} who choose our new colleagues, after they have logged in. Your documents are not public, and the links by which we open them stop working after a few minutes.`,
  long: 'How long we keep it',
  longText: (months: number) => (
    <>
      For <strong>{months} months</strong> after you sent it. Then your application and its documents are
      deleted. If we take the position down altogether, its applications are deleted with it.
    </>
  ),
  correct: 'How to see, correct or delete it',
  correctText: ({ email, phone }: Pick<Site, 'email' | 'phone'>, mail: string) => (
    <>
      You can do it yourself at once, on <Link to="/career/my-application">the page of your application</Link>
      , by the link in the mail that confirmed it. Or ask us at any time; you need not say why. Write to{' '}
      <a href={mail}>{email}</a> or call <a href={`tel:${phone.tel}`}>{phone.display}</a>, and give us your
      reference code or the e-mail address that you applied with. We delete it within 14 days and tell you
      when it is done. An application that you withdraw can no longer be considered, of course.
    </>
  ),
  messages: 'Messages, and trials that you book',
  messagesText: (months: number) => (
    <>
      What you write to us with the contact form we keep to answer it. A trial in a class, with the name and
      age of who will come and how we reach you, we keep for <strong>{months} months</strong> after you booked
      it; then it is deleted. With both we keep the language of the page, to write to you in it. Ask us at any
      time to delete either earlier.
    </>
  ),
  device: 'What stays on your own device',
  deviceText:
    "While you fill in the form, your browser keeps your answers on your device, so that nothing is lost when the page reloads. We cannot see them. They are removed once you have sent the form, or when you clear this site's data in your browser. Your files are never stored there.",
  we: 'Who we are',
}

export type PrivacyWords = typeof english

/** Texts of the page about privacy. */
export const privacyWords = defineWords(english)
