import { ButtonLink, type PictureSource } from '@arunika/ui'
import { PageHero } from './page-hero.tsx'

const technology = { name: 'Technology', to: '/technology' }

/** Opening of a service of the studio. */
export function ServiceHero(props: { title: string; lead: string; picture: PictureSource }) {
  return (
    <PageHero parent={technology} {...props}>
      <ButtonLink variant="secondary" to="/contact-us">
        Start a project
      </ButtonLink>
    </PageHero>
  )
}
