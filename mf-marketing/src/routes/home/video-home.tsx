import { AfterPaint } from '@arunika/federation/after-paint'
import { useWords } from '@arunika/federation/use-words'
import { ButtonLink } from '@arunika/ui'
import { RegisterButton } from '../../components/register/register-button.tsx'
import { videoHomeWords } from '../../content/home-phrases.ts'
import { CallToAction } from '../../features/call-to-action/components/call-to-action.tsx'
import { Gallery } from '../../features/gallery/components/gallery.tsx'
import { Testimonials } from '../../features/testimonials/components/testimonials.tsx'
import { VideoHero } from '../../features/video-hero/components/video-hero.tsx'

export function VideoHome() {
  const { callToAction, academy } = useWords(videoHomeWords)
  return (
    <>
      <VideoHero />
      <AfterPaint>
        <Testimonials />
        <Gallery />
        <CallToAction title={callToAction}>
          <RegisterButton />
          <ButtonLink variant="secondary" to="/academy">
            {academy}
          </ButtonLink>
        </CallToAction>
      </AfterPaint>
    </>
  )
}
