import { inLanguage } from '@arunika/contracts/site'
import { type AnchorHTMLAttributes, createContext, useContext, useState } from 'react'

/** The parts of the router that sections use, for a site whose pages are documents. */

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
/** A document is never come to by a link of the router. */
export const useNavigationType = () => 'POP' as const
export const useParams = () => useContext(RouteLocationContext).params
/** The other language is of another site, whose addresses the composed one has. */
export const useRouteLoaderData = () => ({ site: SITE_FACTS, addressIn: inLanguage })
export const useSearchParams = () => useState(() => new URLSearchParams())
export const useNavigate = () => (to: string) => window.location.assign(to)
/** The browser itself asks before a document is left. */
export const useBlocker = () => ({ state: 'unblocked' as const })
export const useRouteError = () => undefined
/** For the head alone, which gets its contents as props. */
export const useMatches = () => []
