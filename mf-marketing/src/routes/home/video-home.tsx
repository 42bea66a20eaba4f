import { defineCatalogue } from '@anyam/federation'
import { AfterPaint } from '@anyam/federation/after-paint'
import { useWords } from '@anyam/federation/use-words'
import { ButtonLink } from '@arunika/ui'
import { RegisterButton } from '../../components/register/register-button.tsx'
import { videoHomeWords } from '../../content/video-home.ts'
import { CallToAction } from '../../features/call-to-action/components/call-to-action.tsx'
import { Gallery } from '../../features/gallery/components/gallery.tsx'
import { galleryPhrases } from '../../features/gallery/phrases.ts'
import { galleryWords } from '../../features/gallery/words.ts'
import { Testimonials } from '../../features/testimonials/components/testimonials.tsx'
import { VideoHero } from '../../features/video-hero/components/video-hero.tsx'

export default function VideoHome() {
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
VideoHome.words = [
  defineCatalogue(
    { galleryPhrases, galleryWords, videoHomeWords },
    // Shares the chunk of the page's words, because two chunks would exceed a page's load budget.
    { id: () => import(/* webpackChunkName: "home-id" */ './video-catalogue.id.ts') },
  ),
]
