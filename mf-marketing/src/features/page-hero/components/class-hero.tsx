import { ButtonLink, type PictureSource } from '@arunika/ui'
import { RegisterButton } from '../../../components/register/register-button.tsx'
import { PageHero } from './page-hero.tsx'

const academy = { name: 'Academy', to: '/academy' }

/** Opening of a class of the academy. */
export function ClassHero(props: { title: string; lead: string; picture: PictureSource }) {
  return (
    <PageHero variant="academy" parent={academy} {...props}>
      <RegisterButton />
      <ButtonLink variant="secondary" to="/contact-us">
        Ask us a question
      </ButtonLink>
    </PageHero>
  )
}
