import { AfterPaint } from '@arunika/shared/federation/after-paint'
import { useSite } from '@arunika/shared/hooks'
import { ButtonAnchor, ButtonLink } from '@arunika/shared/ui'
import { CallToAction } from '../../features/call-to-action/components/call-to-action.tsx'
import { Gallery } from '../../features/gallery/components/gallery.tsx'
import { Testimonials } from '../../features/testimonials/components/testimonials.tsx'
import { VideoHero } from '../../features/video-hero/components/video-hero.tsx'

export function VideoHome() {
  const { apps } = useSite()
  return (
    <>
      <VideoHero />
      <AfterPaint>
        <Testimonials />
        <Gallery />
        <CallToAction title="Your work could hang here next.">
          <ButtonAnchor href={apps.registration}>Register for a class</ButtonAnchor>
          <ButtonLink look="secondary" to="/academy">
            Look around the academy
          </ButtonLink>
        </CallToAction>
      </AfterPaint>
    </>
  )
}
