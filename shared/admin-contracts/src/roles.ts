// Kept out of the schema module, so that the frame of every screen does not load zod.
import { RELEASE_ROLES } from '@anyam/protocol/release-rights'

export { mayRelease } from '@anyam/protocol/release-rights'

/** Roles of the back-office; one person may have several. */
export const ROLES = [
  'administrator',
  'editor',
  'author',
  'recruiter',
  'hiring-manager',
  'front-desk',
  'releaser',
] as const
export type Role = (typeof ROLES)[number]

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  administrator: 'Administrator',
  editor: 'Editor',
  author: 'Author',
  recruiter: 'Recruiter',
  'hiring-manager': 'Hiring manager',
  'front-desk': 'Front desk',
  releaser: 'Releaser',
}

/** Areas of the back-office with the roles that may enter them. Calls, screens and menu entries declare their area. */
export const AREA_ROLES = {
  /** The person's own account, and the frame of every screen. */
  own: ROLES,
  news: ['administrator', 'editor'],
  /** Articles, which an author may open only as own drafts. */
  writing: ['administrator', 'editor', 'author'],
  /** Vacancies, and all data of applicants. */
  careers: ['administrator', 'recruiter'],
  /** Reading and judging applications, which a hiring manager may do for named vacancies. */
  hiring: ['administrator', 'recruiter', 'hiring-manager'],
  /** Shared by articles and vacancies: pictures and checks of texts. */
  texts: ['administrator', 'editor', 'author', 'recruiter'],
  /** Versions and the trash. The subject restricts access further. */
  versions: ['administrator', 'editor', 'recruiter', 'front-desk'],
  /** Messages of visitors and booked trials. */
  correspondence: ['administrator', 'front-desk'],
  /** Terms of the academy's classes. */
  academy: ['administrator', 'editor', 'front-desk'],
  releases: RELEASE_ROLES,
  /** Everything else: facts of the site, mail, people, the audit log. */
  site: ['administrator'],
} as const satisfies Record<string, readonly Role[]>
export type Area = keyof typeof AREA_ROLES

/** Rights of a person. */
export interface Rights {
  roles: readonly Role[]
  /** Remotes that a releaser may release. */
  remotes: readonly string[]
}

export function mayEnter({ roles }: Pick<Rights, 'roles'>, area: Area): boolean {
  const allowed: readonly Role[] = AREA_ROLES[area]
  return roles.some((role) => allowed.includes(role))
}

/** The area of each subject that has versions and goes to the trash. */
export const SUBJECT_AREAS = {
  article: 'news',
  category: 'news',
  'job vacancy': 'careers',
  picture: 'news',
  term: 'academy',
} as const satisfies Record<string, Area>
export type AreaSubject = keyof typeof SUBJECT_AREAS

export const maySee = (rights: Pick<Rights, 'roles'>, subject: AreaSubject): boolean =>
  mayEnter(rights, SUBJECT_AREAS[subject])
