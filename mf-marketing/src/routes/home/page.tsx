import { defineCatalogue } from '@arunika/federation'
import { useSite } from '@arunika/federation/use-site'
import { useSearchParams } from 'react-router-dom'
import { registerWords } from '../../components/register/words.ts'
import { commonWords } from '../../content/common.ts'
import { homeWords } from '../../content/home.ts'
import { programmeWords } from '../../content/programmes.ts'
import { workWords } from '../../content/work.ts'
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
    {
      commonWords,
      galleryWords,
      head,
      homeWords,
      programmeWords,
      registerWords,
      workWords,
    },
    { id: () => import(/* webpackChunkName: "home-id" */ './catalogue.id.ts') },
  ),
]
