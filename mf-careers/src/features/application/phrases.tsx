import { defineWords } from '@anyam/federation'
import { APPLICATION_RETENTION } from '@arunika/contracts/site'
import { Link } from 'react-router-dom'

const english = {
  closedText: (
    <>
      We no longer take applications for it. <Link to="/career">See what is open</Link>
    </>
  ),
  step: (number: number, of: number, title: string) => `Step ${number} of ${of}: ${title}`,
  /** Label of a level of education, from its name in the contract. */
  education: (name: string) => name,
  dropHere: (chooseClass: string | undefined) => (
    <>
      <span className={chooseClass}>Choose files</span> or drop them here
    </>
  ),
  remove: (file: string) => `Remove ${file}`,
  consent: (
    <>
      By sending this form you agree that we keep your answers and documents for{' '}
      {APPLICATION_RETENTION.months} months to consider your application.{' '}
      <Link to="/privacy">How we treat your data</Link>
    </>
  ),
  /** Confirmation, from the api's message. */
  thanks: (message: string) => message,
  reference: (code: string) => (
    <>
      Your reference: <strong>{code}</strong>. Please name it when you write to us.
    </>
  ),
}

export type ApplicationPhrases = typeof english

export const applicationPhrases = defineWords(english)
