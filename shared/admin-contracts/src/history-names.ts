// Apart from the schemas, so that a page which only shows names does not load a validator.

/** Entries that readers see as such. */
export const SEEN_SUBJECTS = ['article', 'category', 'job vacancy'] as const
export type SeenSubject = (typeof SEEN_SUBJECTS)[number]

/** Entries that have revisions and are moved to the trash when deleted. */
export const REVISED_SUBJECTS = [...SEEN_SUBJECTS, 'picture'] as const
export type RevisedSubject = (typeof REVISED_SUBJECTS)[number]

/** Days after which a deleted entry is removed permanently. */
export const TRASH_DAYS = 30
