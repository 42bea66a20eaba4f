import type { ApplicationStatus, Standing } from '@arunika/contracts'

/** The state of an application as a plain sentence for its applicant. */
export const SENTENCES: Readonly<Record<Standing, string>> = {
  arrived: 'Your application has arrived. We have not read it yet.',
  read: 'We are reading your application.',
  shortlisted: 'We have read your application and would like to know more: you are on our short list.',
  interview: 'We would like to meet you. We will contact you about an interview.',
  offered: 'We would like to work with you. We will contact you about an offer.',
  rejected: 'We have chosen others this time. Thank you for the time that you gave us.',
  withdrawn: 'You have withdrawn this application.',
}

interface Application {
  announcedStatus: ApplicationStatus
  isRead: boolean
  withdrawnAt: Date | null
}

/** Based on the announced status, because a decision that can still be undone is for recruiters only. */
export function standingOf({ announcedStatus, isRead, withdrawnAt }: Application): Standing {
  if (withdrawnAt) return 'withdrawn'
  if (announcedStatus !== 'new') return announcedStatus
  return isRead ? 'read' : 'arrived'
}

/** True if its applicant can still add to it. */
export const isOpen = ({ announcedStatus, withdrawnAt }: Application) =>
  !withdrawnAt && announcedStatus !== 'rejected'

/** The sentence on the applicant's own page, and the one after an announcement. */
export function ownPageOf(application: Application & { status: ApplicationStatus }) {
  const shown = SENTENCES[standingOf(application)]
  const next = SENTENCES[standingOf({ ...application, announcedStatus: application.status })]
  return { shown, next: next === shown ? null : next }
}
