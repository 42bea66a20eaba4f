/** Where browsers report how page loads went. */
export const PAGE_REPORTS_PATH = '/page-reports'
