import { AfterPaint } from '@arunika/federation/after-paint'
import { useSite } from '@arunika/federation/use-site'
import { ButtonAnchor, ButtonLink } from '@arunika/ui'
import { RegisterButton } from '../../components/register/register-button.tsx'
import { academyText } from '../../content/academy.ts'
import { heroAcademy } from '../../content/pictures.ts'
import { Method } from '../../features/academy/components/method.tsx'
import { Programmes } from '../../features/academy/components/programmes.tsx'
import { Questions } from '../../features/academy/components/questions.tsx'
import { CallToAction } from '../../features/call-to-action/components/call-to-action.tsx'
import { Gallery } from '../../features/gallery/components/gallery.tsx'
import { PageHero } from '../../features/page-hero/components/page-hero.tsx'

export default function AcademyPage() {
  const { academy, apps } = useSite()
  return (
    <>
      <PageHero
        variant="academy"
        eyebrow={academy}
        title={academyText.headline}
        lead={academyText.lead}
        picture={heroAcademy}
      >
        <RegisterButton />
        <ButtonAnchor variant="secondary" href={apps.learning}>
          Learning platform
        </ButtonAnchor>
      </PageHero>
      <AfterPaint>
        <Programmes />
        <Method />
        <Gallery />
        <Questions />
        <CallToAction title="Come and see the week’s work on a Friday.">
          <ButtonLink to="/contact-us">Arrange a visit</ButtonLink>
          <RegisterButton variant="secondary" />
        </CallToAction>
      </AfterPaint>
    </>
  )
}
