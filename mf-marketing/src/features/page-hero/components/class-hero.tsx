import { useWords } from '@anyam/federation/use-words'
import { ButtonLink, type PictureSource } from '@arunika/ui'
import { RegisterButton } from '../../../components/register/register-button.tsx'
import { classHeroWords } from '../class-words.ts'
import { PageHero } from './page-hero.tsx'

/** Opening of a class page. */
export function ClassHero(props: { title: string; lead: string; picture: PictureSource }) {
  const { academy, ask } = useWords(classHeroWords)
  return (
    <PageHero variant="academy" parent={{ name: academy, to: '/academy' }} {...props}>
      <RegisterButton />
      <ButtonLink variant="secondary" to="/contact-us">
        {ask}
      </ButtonLink>
    </PageHero>
  )
}
