/** The back-office has its own frame and policy, and is not rendered on the server. */
export const isAdminPath = (pathname: string) => pathname === '/admin' || pathname.startsWith('/admin/')
