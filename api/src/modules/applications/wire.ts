import type { Application } from '@arunika/contracts'
import type { Context } from '../../context.ts'
import type { ApplicationRow } from './repository.ts'

const DAY_MS = 86_400_000

/** Time at which an application is deleted. @param days of retention */
export const deletionOf = (
  { createdAt, storedUntil }: Pick<ApplicationRow, 'createdAt' | 'storedUntil'>,
  days: number,
) => new Date(Math.max(createdAt.getTime() + days * DAY_MS, storedUntil?.getTime() ?? 0))

/** True if the applicant has not answered whether the application may be stored longer. */
export const isConsentOpen = ({ consentRequestedAt: requested, consentGrantedAt: granted }: ConsentTimes) =>
  requested !== null && (granted === null || granted < requested)
type ConsentTimes = Pick<ApplicationRow, 'consentRequestedAt' | 'consentGrantedAt'>

/** File name of an application's archive, as in its signed URL. */
export const archiveName = (id: number) => `applications/${id}/documents.zip`

export const toApplicationWith =
  ({ signer, settings: { applicationRetentionDays: days } }: Pick<Context, 'signer' | 'settings'>) =>
  (row: ApplicationRow): Application => ({
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    name: row.name,
    phone: row.phone,
    email: row.email,
    education: row.education,
    institution: row.institution,
    is_read: row.isRead ? 1 : 0,
    why_interested: row.whyInterested,
    past_experiences: row.pastExperiences,
    skills_or_expertise: row.skillsOrExpertise,
    software_or_tools: row.softwareOrTools,
    teamworking: row.teamworking,
    applicationFiles: row.files.map(({ id, path, name, size, isScan }) => ({
      id,
      file_path: signer.sign(path),
      name,
      size,
      ...(isScan && { isScan }),
    })),
    reference: row.reference,
    language: row.language,
    status: row.status,
    announcedStatus: row.announcedStatus,
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    notes: row.notes.map(({ id, author, text, createdAt }) => ({
      id,
      author,
      text,
      createdAt: createdAt.toISOString(),
    })),
    documents_path: signer.sign(archiveName(row.id)),
    deletedAfter: days === 0 ? null : deletionOf(row, days).toISOString(),
    ...(row.consentRequestedAt && {
      consent: {
        requestedAt: row.consentRequestedAt.toISOString(),
        grantedAt: row.consentGrantedAt?.toISOString() ?? null,
      },
    }),
  })
