import { defineCatalogue, defineProse } from '@arunika/federation'
import { useSite } from '@arunika/federation/use-site'
import { useSearchParams } from 'react-router-dom'
import { registerWords } from '../../components/register/words.ts'
import { commonWords } from '../../content/common.ts'
import { homeWords } from '../../content/home.ts'
import { housePhrases, videoHomeWords } from '../../content/home-phrases.ts'
import { programmeWords } from '../../content/programmes.ts'
import { workWords } from '../../content/work.ts'
import { galleryPhrases } from '../../features/gallery/phrases.ts'
import { galleryWords } from '../../features/gallery/words.ts'
import { homeVariant } from '../../features/home-variant/variant.ts'
import { head } from './handle.ts'
import { SplitHome } from './split-home.tsx'
import { VideoHome } from './video-home.tsx'

export default function HomePage() {
  const [search] = useSearchParams()
  return homeVariant(search, useSite()) === 'video' ? <VideoHome /> : <SplitHome />
}
HomePage.words = [
  defineCatalogue(
    { commonWords, galleryPhrases, galleryWords, head, housePhrases, registerWords, videoHomeWords },
    { id: () => import(/* webpackChunkName: "home-id" */ './catalogue.id.ts') },
  ),
  defineProse(
    { homeWords, programmeWords, workWords },
    { id: () => import(/* webpackChunkName: "home-prose-id" */ './prose.id.ts') },
  ),
]
