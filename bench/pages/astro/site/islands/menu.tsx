import { Navigation } from '../../../../../shell/src/layouts/navigation.tsx'
import { PlaceContext } from '../router.tsx'

export function Menu({ pathname }: { pathname: string }) {
  return (
    <PlaceContext value={{ pathname, params: {} }}>
      <Navigation site={SITE_FACTS} />
    </PlaceContext>
  )
}
