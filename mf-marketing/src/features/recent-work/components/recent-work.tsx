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
      lead="Two minutes of games, films and rooms that answer back. Best with the sound on."
    >
      <VideoPlayer
        className={styles.player}
        id={videos.showreel}
        title="Showreel: our recent work"
        poster={gameSignalDeep}
        sizes="(width >= 78rem) 78rem, 92vw"
      />
    </Section>
  )
}
