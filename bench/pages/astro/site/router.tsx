import { inLanguage } from '@arunika/contracts/site'
import { type AnchorHTMLAttributes, createContext, useContext, useState } from 'react'

/** The parts of the router that sections use, for a site of plain documents. */

export interface RouteLocation {
  pathname: string
  params: Readonly<Record<string, string>>
}

export const RouteLocationContext = createContext<RouteLocation>({ pathname: '/', params: {} })

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string
}

export const Link = ({ to, ...rest }: LinkProps) => <a href={to} {...rest} />

export function NavLink({ to, end = false, ...rest }: LinkProps & { end?: boolean }) {
  const { pathname } = useLocation()
  const isCurrent = pathname === to || (!end && pathname.startsWith(`${to}/`))
  return <Link to={to} aria-current={isCurrent ? 'page' : undefined} {...rest} />
}

export const useLocation = () => useContext(RouteLocationContext)
/** Documents are never reached by client-side navigation. */
export const useNavigationType = () => 'POP' as const
export const useParams = () => useContext(RouteLocationContext).params
/** The other language would be another site; it uses the addresses of the composed one. */
export const useRouteLoaderData = () => ({ site: SITE_FACTS, addressIn: inLanguage })
export const useSearchParams = () => useState(() => new URLSearchParams())
export const useNavigate = () => (to: string) => window.location.assign(to)
/** The browser itself asks before the document is left. */
export const useBlocker = () => ({ state: 'unblocked' as const })
export const useRouteError = () => undefined
/** Only the head reads matches, and here it gets its contents as props. */
export const useMatches = () => []
