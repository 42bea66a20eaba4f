import { defineWords } from '@anyam/federation'
import type { Site } from '@arunika/contracts/site'
import { Link } from 'react-router-dom'

const english = {
  whoText: (site: string) =>
    `The people at ${site} who choose our new colleagues, after they have logged in. Your documents are not public, and the links by which we open them stop working after a few minutes.`,
  longText: (months: number) => (
    <>
      For <strong>{months} months</strong> after you sent it. Then your application and its documents are
      deleted, unless you agree to another {months} months when we ask you by mail some weeks before. If we
      take the position down altogether, its applications are deleted with it.
    </>
  ),
  correctText: ({ email, phone }: Pick<Site, 'email' | 'phone'>, mail: string) => (
    <>
      You can do it yourself at once, on <Link to="/career/my-application">the page of your application</Link>
      , by the link in the mail that confirmed it. Or ask us at any time; you need not say why. Write to{' '}
      <a href={mail}>{email}</a> or call <a href={`tel:${phone.tel}`}>{phone.display}</a>, and give us your
      reference code or the e-mail address that you applied with. We delete it within 14 days and tell you
      when it is done. An application that you withdraw can no longer be considered, of course.
    </>
  ),
  messagesText: (months: number) => (
    <>
      What you write to us with the contact form we keep to answer it. A trial in a class, with the name and
      age of who will come and how we reach you, we keep for <strong>{months} months</strong> after you booked
      it; then it is deleted. With both we keep the language of the page, to write to you in it. Ask us at any
      time to delete either earlier.
    </>
  ),
}

export type PrivacyPhrases = typeof english

export const privacyPhrases = defineWords(english)
