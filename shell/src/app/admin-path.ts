/** The back-office has a frame of its own and is not rendered on the server. */
export const isAdminPath = (pathname: string) => pathname === '/admin' || pathname.startsWith('/admin/')
