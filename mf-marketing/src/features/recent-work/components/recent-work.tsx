import { Section, VideoPlayer } from '@arunika/ui'
import { gameSignalDeep } from '../../../content/pictures.ts'
import { videos } from '../../../content/videos.ts'
import styles from './recent-work.module.css'

export function RecentWork() {
  return (
    <Section
      ground="brand"
      title="RECENT WORK"
      display
      lead="Twelve seconds of five games and four films, drawn in our own rooms. Press play."
    >
      <VideoPlayer
        className={styles.player}
        film={videos.showreel}
        title="Showreel: our recent work"
        poster={gameSignalDeep}
        sizes="(width >= 78rem) 78rem, 92vw"
      />
    </Section>
  )
}
