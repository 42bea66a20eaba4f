/** Maximum size of an uploaded file in megabytes of 1024 × 1024 bytes; `deploy/nginx/nginx.conf` must allow it. */
export const MAX_FILE_MB = 25
export const MAX_FILE_BYTES = MAX_FILE_MB * 1024 * 1024

/** Maximum number of article addresses in one response. */
export const MAX_LISTED_ADDRESSES = 2_000
