// Apart from the schemas, so that a page which only shows names does not load a validator.

/** What has revisions, and lies in the trash once it is deleted. */
export const REVISED_SUBJECTS = ['article', 'category', 'job vacancy'] as const
export type RevisedSubject = (typeof REVISED_SUBJECTS)[number]

/** Days after which what was deleted is deleted for good. */
export const TRASH_DAYS = 30
