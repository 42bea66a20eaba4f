import type { ComponentProps } from 'react'
import { type To, useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To
}

/**
 * A link to a page of the site. It uses the router's hooks, because the router's own component includes
 * prefetching that is not used here and would add 2 kB for every visitor.
 */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(
    to,
    rest.target === undefined ? {} : { target: rest.target },
  )
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}

/**
 * A link that shows whether its page is the current one.
 * @param end true to ignore pages below it
 */
export function NavLink({ end = false, ...rest }: LinkProps & { end?: boolean }) {
  const { pathname: own } = useResolvedPath(rest.to)
  const { pathname } = useLocation()
  const isCurrent = pathname === own || (!end && pathname.startsWith(`${own}/`))
  return <Link aria-current={isCurrent ? 'page' : undefined} {...rest} />
}
