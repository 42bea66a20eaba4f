// Apart from the schemas, so that the frame of every screen does not load a validator.

/** What a person of the back-office is there for; one person may have several. */
export const ROLES = ['administrator', 'editor', 'recruiter', 'releaser'] as const
export type Role = (typeof ROLES)[number]

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  administrator: 'Administrator',
  editor: 'Editor',
  recruiter: 'Recruiter',
  releaser: 'Releaser',
}

/** Parts of the back-office and the roles that may enter each: calls, screens and menu entries name their part. */
export const AREA_ROLES = {
  /** The own account, and what every screen shows around itself. */
  own: ROLES,
  news: ['administrator', 'editor'],
  /** Vacancies, and the only way to data of applicants. */
  careers: ['administrator', 'recruiter'],
  /** What articles and vacancies have in common: pictures in texts, versions, the trash. The subject decides further. */
  texts: ['administrator', 'editor', 'recruiter'],
  releases: ['administrator', 'releaser'],
  /** Everything else: messages of visitors, booked trials, people, the audit log. */
  site: ['administrator'],
} as const satisfies Record<string, readonly Role[]>
export type Area = keyof typeof AREA_ROLES

/** What a person may do. */
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
} as const satisfies Record<string, Area>
export type AreaSubject = keyof typeof SUBJECT_AREAS

export const maySee = (rights: Pick<Rights, 'roles'>, subject: AreaSubject): boolean =>
  mayEnter(rights, SUBJECT_AREAS[subject])

export const mayRelease = ({ roles, remotes }: Rights, remote: string): boolean =>
  roles.includes('administrator') || (roles.includes('releaser') && remotes.includes(remote))
