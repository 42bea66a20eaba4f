import { useWords } from '@anyam/federation/use-words'
import { Section, VideoPlayer } from '@arunika/ui'
import { commonWords } from '../../../content/common.ts'
import { homeWords } from '../../../content/home.ts'
import { showreelStill } from '../../../content/pictures.ts'
import { videos } from '../../../content/videos.ts'
import styles from './recent-work.module.css'

export function RecentWork() {
  const { title, lead, film } = useWords(homeWords).recent
  const { play } = useWords(commonWords)
  return (
    <Section ground="brand" title={title} display lead={lead}>
      <VideoPlayer
        className={styles.player}
        film={videos.showreel}
        title={film}
        playLabel={play}
        poster={showreelStill}
        sizes="(width >= 78rem) 78rem, 92vw"
      />
    </Section>
  )
}
