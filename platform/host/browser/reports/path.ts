/** Endpoint for reports about page loads. */
export const PAGE_REPORTS_PATH = '/page-reports'

/** Header of a browser that has already stored data of this site. */
export const RETURNING_HEADER = 'x-returning'
