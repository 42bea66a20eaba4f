/** Megabytes of 1024 × 1024 bytes that an uploaded file may have; `deploy/nginx/nginx.conf` lets as much through. */
export const MAX_FILE_MB = 25
export const MAX_FILE_BYTES = MAX_FILE_MB * 1024 * 1024

/** Milliseconds between two requests for a live list. Pages and lists are fresh in caches for as long. */
export const POLLING_INTERVAL = 10_000

/** Most addresses of articles in one response. */
export const MAX_LISTED_ADDRESSES = 2_000
