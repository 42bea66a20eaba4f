import { defineCatalogue, defineProse } from '@anyam/federation'
import { useSite } from '@anyam/federation/use-site'
import { useSearchParams } from 'react-router-dom'
import { registerWords } from '../../components/register/words.ts'
import { commonWords } from '../../content/common.ts'
import { homeWords } from '../../content/home.ts'
import { housePhrases } from '../../content/home-phrases.ts'
import { programmeWords } from '../../content/programmes.ts'
import { workWords } from '../../content/work.ts'
import { homeVariant } from '../../features/home-variant/variant.ts'
import { head } from './handle.ts'
import { SplitHome } from './split-home.tsx'
import { videoHome } from './video-part.ts'

export default function HomePage() {
  const [search] = useSearchParams()
  return homeVariant(search, useSite()) === 'video' ? <videoHome.Part /> : <SplitHome />
}
HomePage.words = [
  defineCatalogue(
    { commonWords, head, housePhrases, registerWords },
    { id: () => import(/* webpackChunkName: "home-id" */ './catalogue.id.ts') },
  ),
  defineProse(
    { homeWords, programmeWords, workWords },
    { id: () => import(/* webpackChunkName: "home-prose-id" */ './prose.id.ts') },
  ),
]
