import { AfterPaint } from '@arunika/federation/after-paint'
import { ButtonLink } from '@arunika/ui'
import { RegisterButton } from '../../components/register/register-button.tsx'
import { CallToAction } from '../../features/call-to-action/components/call-to-action.tsx'
import { Gallery } from '../../features/gallery/components/gallery.tsx'
import { Testimonials } from '../../features/testimonials/components/testimonials.tsx'
import { VideoHero } from '../../features/video-hero/components/video-hero.tsx'

export function VideoHome() {
  return (
    <>
      <VideoHero />
      <AfterPaint>
        <Testimonials />
        <Gallery />
        <CallToAction title="Your work could hang here next.">
          <RegisterButton />
          <ButtonLink variant="secondary" to="/academy">
            Look around the academy
          </ButtonLink>
        </CallToAction>
      </AfterPaint>
    </>
  )
}
