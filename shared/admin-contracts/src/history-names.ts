// Kept out of the schema module, so that a page that only shows names does not load zod.

/** Entries that readers can see. */
export const SEEN_SUBJECTS = ['article', 'category', 'job vacancy'] as const
export type SeenSubject = (typeof SEEN_SUBJECTS)[number]

/** Entries that have revisions and are moved to the trash when deleted. */
export const REVISED_SUBJECTS = [...SEEN_SUBJECTS, 'picture', 'term'] as const
export type RevisedSubject = (typeof REVISED_SUBJECTS)[number]

/** Days after which a deleted entry is removed permanently. */
export const TRASH_DAYS = 30
