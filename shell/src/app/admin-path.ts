/** The back-office has a frame and a policy of its own and is not rendered on the server. */
export const isAdminPath = (pathname: string) => pathname === '/admin' || pathname.startsWith('/admin/')
