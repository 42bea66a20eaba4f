import { messageResponse, required } from '@anyam/protocol/common'
import * as z from 'zod/mini'
import { emailField, idParams, requiredField, textField, toSingleLine } from './common.ts'
import { EDUCATION_LEVELS } from './names.ts'
import { senderLanguage } from './translations.ts'

export const applicationFile = z.object({
  id: z.number(),
  /** Signed address below `/uploads/`, valid for a few minutes. */
  file_path: z.string(),
  name: z.string(),
  /** In bytes. */
  size: z.number(),
  /** True for a PDF without words, in which a search finds nothing; missing for any other. */
  isScan: z.optional(z.boolean()),
})

export const APPLICATION_STATUSES = ['new', 'shortlisted', 'interview', 'offered', 'rejected'] as const
export const applicationStatus = z.enum(APPLICATION_STATUSES)

/** A stage of a vacancy's applications, and the status it stands for. */
export const applicationStage = z.object({ id: z.number(), name: z.string(), status: applicationStatus })

/** A note of an administrator about an application. */
export const applicationNote = z.object({
  id: z.number(),
  /** E-mail address of the author. */
  author: z.string(),
  text: z.string(),
  /** ISO 8601 instant. */
  createdAt: z.string(),
})

export const application = z.object({
  id: z.number(),
  /** ISO 8601 instant. */
  createdAt: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  education: z.string(),
  institution: z.string(),
  /** 0 means unread. */
  is_read: z.number(),
  why_interested: z.string(),
  past_experiences: z.string(),
  skills_or_expertise: z.string(),
  software_or_tools: z.string(),
  teamworking: z.string(),
  applicationFiles: z.array(applicationFile),
  /** The applicant's reference code. */
  reference: z.string(),
  status: applicationStatus,
  /** The status that was last announced to the applicant; missing in an older api. */
  announcedStatus: z.optional(applicationStatus),
  /** ISO 8601 instant at which the applicant withdrew it; null if not withdrawn, missing in an older api. */
  withdrawnAt: z.optional(z.nullable(z.string())),
  /** Other applications of the same person, the newest first; missing in lists. */
  others: z.optional(
    z.array(
      z.object({
        id: z.number(),
        vacancyId: z.number(),
        vacancy: z.string(),
        status: applicationStatus,
        createdAt: z.string(),
      }),
    ),
  ),
  /** Missing in lists, like all following fields. */
  ownPage: z.optional(
    z.object({
      /** The sentence on the applicant's own page. */
      shown: z.string(),
      /** The sentence after the status is announced; null if it is the same. */
      next: z.nullable(z.string()),
    }),
  ),
  stage: z.optional(applicationStage),
  /** The stages of its vacancy, in order. */
  stages: z.optional(z.array(applicationStage)),
  /** Its moves between stages, the newest first. */
  moves: z.optional(
    z.array(
      z.object({
        id: z.number(),
        from: z.string(),
        to: z.string(),
        /** E-mail address of the person who moved it. */
        by: z.string(),
        createdAt: z.string(),
      }),
    ),
  ),
  /** Ratings by persons, from 1 to 5; `author` is an e-mail address. */
  ratings: z.optional(z.array(z.object({ author: z.string(), value: z.number(), own: z.boolean() }))),
  /** Source of the applicant: the host of the previous page, or the link's `ref`; null if unknown. */
  source: z.optional(z.nullable(z.string())),
  language: senderLanguage,
  /** Oldest first. */
  notes: z.array(applicationNote),
  /** Signed address below `/uploads/` of all documents in one zip. */
  documents_path: z.string(),
  /** ISO 8601 instant after which the application is deleted; null if it is stored forever. */
  deletedAfter: z.nullable(z.string()),
  /**
   * ISO 8601 instants at which the applicant was last asked whether it may be stored longer, and agreed; missing if never
   * asked.
   */
  consent: z.optional(z.object({ requestedAt: z.string(), grantedAt: z.nullable(z.string()) })),
})

export const applicationNoteParams = z.extend(idParams, { noteId: idParams.shape.id })
export const applicationStatusInput = z.object({
  status: applicationStatus,
  /** The status that the client has: if it has changed since, nothing is overwritten (409). */
  if_status: z.optional(applicationStatus),
})
/** Moves many at once; with `if_status`, only those that still have that status. */
export const applicationMove = z.object({
  ids: z.array(z.int()).check(z.minLength(1), z.maxLength(500)),
  status: applicationStatus,
  if_status: z.optional(applicationStatus),
})
/** `moved`: ids of the applications whose status this call changed. */
export const applicationsMoved = z.extend(messageResponse, { moved: z.array(z.int()) })
/** Announces a status to the applicants of those applications that still have it. */
export const applicationAnnouncement = z.object({
  ids: z.array(z.int()).check(z.minLength(1), z.maxLength(500)),
  status: applicationStatus,
})
/** `announced`: ids of the applications whose applicants this call notified. */
export const applicationsAnnounced = z.extend(messageResponse, { announced: z.array(z.int()) })
export const applicationNoteInput = z.object({ text: required('Please write something.', 5_000) })
export const applicationExportQuery = z.object({
  status: z.optional(applicationStatus),
  stage: z.optional(idParams.shape.id),
})

/** The text fields of the multipart body; the documents are sent with them, by `DOCUMENT_RULES`. */
export const applicationInput = z.object({
  name: textField(200),
  phone: textField(50),
  email: emailField(),
  education: z.enum(EDUCATION_LEVELS, 'This field is required.'),
  institution: textField(200),
  why_interested: requiredField(),
  past_experiences: requiredField(),
  skills_or_expertise: requiredField(),
  software_or_tools: requiredField(),
  teamworking: requiredField(),
})

/** The call as in §7 has no institution, so clients that omit it still work. */
export const applicationRequest = z.extend(applicationInput, {
  institution: z.optional(z.string().check(z.overwrite(toSingleLine), z.trim(), z.maxLength(200))),
  /** Source of the applicant; dropped if it is neither a host nor a short name. */
  source: z.optional(z.string()),
})

/** `reference` is a short code for the application, used by applicant and company. */
export const applicationResponse = z.extend(messageResponse, { reference: z.optional(z.string()) })

export type Education = (typeof EDUCATION_LEVELS)[number]
export type ApplicationStatus = z.infer<typeof applicationStatus>
export type ApplicationStage = z.infer<typeof applicationStage>
export type ApplicationNote = z.infer<typeof applicationNote>
export type Application = z.infer<typeof application>
export type ApplicationFile = z.infer<typeof applicationFile>
export type ApplicationResponse = z.infer<typeof applicationResponse>
export type ApplicationInput = z.infer<typeof applicationInput>
export type ApplicationMove = z.infer<typeof applicationMove>
export type ApplicationAnnouncement = z.infer<typeof applicationAnnouncement>
export type ApplicationsAnnounced = z.infer<typeof applicationsAnnounced>
export type ApplicationsMoved = z.infer<typeof applicationsMoved>
export type ApplicationStatusInput = z.infer<typeof applicationStatusInput>
