// Kept out of the schema module, so that the form does not load zod.

/** Maximum size of an imported file in megabytes of 1024 × 1024 bytes; `deploy/nginx/nginx.conf` must allow it. */
export const MAX_IMPORT_MB = 50

/** Maximum number of articles in an imported file. */
export const MAX_IMPORTED_ARTICLES = 2_000
