/** Where browsers report how page loads went. */
export const PAGE_REPORTS_PATH = '/page-reports'

/** Header in which a browser says that it has stored something of this site before. */
export const RETURNING_HEADER = 'x-returning'
