import { type ApplicationInput, DOCUMENT_RULES, MAX_FILE_MB } from '@arunika/contracts'
import { APPLICATION_RETENTION } from '@arunika/contracts/site'
import { defineWords } from '@arunika/federation'
import { Link } from 'react-router-dom'

const labels: Record<keyof ApplicationInput, string> = {
  name: 'Full Name',
  phone: 'Phone',
  email: 'Email',
  education: 'Last Education',
  institution: 'School/Campus/Institution Name',
  why_interested: 'Why are you interested',
  past_experiences: 'Previous experience',
  skills_or_expertise: 'Special skills or expertise',
  software_or_tools: 'Software or tools experience',
  teamworking: 'Working style in a team',
}

/** What to do about a form that the browser sent without scripts, and that was refused, by the case. */
const advice: Readonly<Record<string, string>> = {
  validation_failed: `Please fill in every field and attach one to three files: JPG, JPEG, PNG, WEBP or PDF, ${MAX_FILE_MB} MB or smaller each. A PDF must be whole and open without a password.`,
  body_too_large: DOCUMENT_RULES.messages.tooLarge,
  too_many_requests: 'Too many forms have been sent from your network. Please try again in an hour.',
  upload_budget_spent: 'Too much has been uploaded from your network. Please try again in an hour.',
  uploads_busy: 'More is being uploaded than we can take at the moment. Please try again in an hour.',
  documents_full: 'We have no room for more documents at the moment. Please send them by e-mail.',
}

const english = {
  title: 'Your application',
  closed: 'This position has been closed meanwhile',
  closedText: (
    <>
      We no longer take applications for it. <Link to="/career">See what is open</Link>
    </>
  ),
  allRequired: 'All fields are required.',
  stored:
    'What you write is stored on this device until you send it; files are not, so please add them last.',
  step: (number: number, of: number, title: string) => `Step ${number} of ${of}: ${title}`,
  steps: { about: 'About you', responses: 'Your answers', documents: 'Documents' },
  labels,
  pleaseChoose: 'Please choose',
  /** A level of education, by its name in the contract. */
  education: (name: string) => name,
  documents: 'CV and portfolio',
  documentsHint: `max ${DOCUMENT_RULES.maxFiles} files, each file max ${MAX_FILE_MB} MB, PDF and images only`,
  dropHere: (chooseClass: string | undefined) => (
    <>
      <span className={chooseClass}>Choose files</span> or drop them here
    </>
  ),
  chosen: 'Chosen files',
  remove: (file: string) => `Remove ${file}`,
  consent: (
    <>
      By sending this form you agree that we keep your answers and documents for{' '}
      {APPLICATION_RETENTION.months} months to consider your application.{' '}
      <Link to="/privacy">How we treat your data</Link>
    </>
  ),
  notSent: 'Your application could not be sent.',
  nothingLost: 'Nothing is lost: your answers and files are still here.',
  retry: 'Try again',
  send: 'SEND NOW',
  sending: 'Sending...',
  /** From the api's message. */
  thanks: (message: string) => message,
  reference: (code: string) => (
    <>
      Your reference: <strong>{code}</strong>. Please name it when you write to us.
    </>
  ),
  refused: 'Your application could not be sent',
  advice,
  tryAgain: 'Please try again.',
  goingBack: 'Going back in your browser brings back what you wrote.',
}

export type ApplicationWords = typeof english

/** Texts of the form for applicants. */
export const applicationWords = defineWords(english)
