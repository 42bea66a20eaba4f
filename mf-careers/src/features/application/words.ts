import { defineWords } from '@anyam/federation'
import { type ApplicationInput, DOCUMENT_RULES, MAX_FILE_MB } from '@arunika/contracts'

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

const english = {
  title: 'Your application',
  closed: 'This position has been closed meanwhile',
  allRequired: 'All fields are required.',
  stored:
    'What you write is stored on this device until you send it; files are not, so please add them last.',
  steps: { about: 'About you', responses: 'Your answers', documents: 'Documents' },
  labels,
  pleaseChoose: 'Please choose',
  documents: 'CV and portfolio',
  documentsHint: `max ${DOCUMENT_RULES.maxFiles} files, each file max ${MAX_FILE_MB} MB, PDF and images only`,
  chosen: 'Chosen files',
  notSent: 'Your application could not be sent.',
  nothingLost: 'Nothing is lost: your answers and files are still here.',
  retry: 'Try again',
  send: 'SEND NOW',
  sending: 'Sending...',
}

export type ApplicationWords = typeof english

/** Texts of the application form. */
export const applicationWords = defineWords(english)
