/** The back-office has its own frame and policy, and is not rendered on the server. */
export const BACK_OFFICE = '/admin'

/** True for the back-office and all paths below it. */
export const isAdminPath = (pathname: string): boolean =>
  pathname === BACK_OFFICE || pathname.startsWith(`${BACK_OFFICE}/`)
