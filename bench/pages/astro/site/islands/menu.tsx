import { Navigation } from '../../../../../shell/src/layouts/navigation.tsx'
import { RouteLocationContext } from '../router.tsx'

export function Menu({ pathname }: { pathname: string }) {
  return (
    <RouteLocationContext value={{ pathname, params: {} }}>
      <Navigation site={SITE_FACTS} nav={NAV} />
    </RouteLocationContext>
  )
}
