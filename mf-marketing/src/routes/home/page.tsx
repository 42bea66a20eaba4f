import { useSite } from '@arunika/federation/use-site'
import { useSearchParams } from 'react-router-dom'
import { homeVariant } from '../../features/home-variant/variant.ts'
import { SplitHome } from './split-home.tsx'
import { VideoHome } from './video-home.tsx'

export default function HomePage() {
  const [search] = useSearchParams()
  return homeVariant(search, useSite()) === 'video' ? <VideoHome /> : <SplitHome />
}
