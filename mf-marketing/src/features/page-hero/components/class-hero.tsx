import { useSite } from '@arunika/shared/hooks'
import { ButtonAnchor, ButtonLink, type PictureSource } from '@arunika/shared/ui'
import { PageHero } from './page-hero.tsx'

const academy = { name: 'Academy', to: '/academy' }

/** Opening of a class of the academy. */
export function ClassHero(props: { title: string; lead: string; picture: PictureSource }) {
  const { apps } = useSite()
  return (
    <PageHero look="academy" parent={academy} {...props}>
      <ButtonAnchor href={apps.registration}>Register for a class</ButtonAnchor>
      <ButtonLink look="secondary" to="/contact-us">
        Ask us a question
      </ButtonLink>
    </PageHero>
  )
}
