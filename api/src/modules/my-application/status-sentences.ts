import type { ApplicationStatus } from '@arunika/contracts'

const SENTENCES: Readonly<Record<Exclude<ApplicationStatus, 'new'>, string>> = {
  shortlisted: 'We have read your application and would like to know more: you are on our short list.',
  interview: 'We would like to meet you. We will contact you about an interview.',
  offered: 'We would like to work with you. We will contact you about an offer.',
  rejected: 'We have chosen others this time. Thank you for the time that you gave us.',
}

interface Standing {
  status: ApplicationStatus
  isRead: boolean
  withdrawnAt: Date | null
}

/** The status of an application as a plain sentence. */
export function statusSentence({ status, isRead, withdrawnAt }: Standing): string {
  if (withdrawnAt) return 'You have withdrawn this application.'
  if (status !== 'new') return SENTENCES[status]
  return isRead
    ? 'We are reading your application.'
    : 'Your application has arrived. We have not read it yet.'
}

/** Whether its applicant can still add to it. */
export const isOpen = ({ status, withdrawnAt }: Standing) => !withdrawnAt && status !== 'rejected'
