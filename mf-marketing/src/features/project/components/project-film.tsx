import { useSite } from '@anyam/federation/use-site'
import { useWords } from '@anyam/federation/use-words'
import { DEFAULT_LANGUAGE } from '@arunika/contracts/site'
import { VideoPlayer } from '@arunika/ui'
import { commonWords } from '../../../content/common.ts'
import { projectWords } from '../../../content/project-words.ts'
import type { Project } from '../../../content/projects.ts'
import { FILMS_SHOWN_SINCE } from '../../../content/videos.ts'
import { workLinkWords } from '../../../content/work-links.ts'
import styles from './project-film.module.css'

type FilmedProject = Pick<Project, 'title' | 'kind' | 'film' | 'pictures'>

/** The film of a project, as wide as the page. Microdata describes it to search engines. */
export function ProjectFilm({ project: { title, kind, film, pictures } }: { project: FilmedProject }) {
  const { publicUrl, language = DEFAULT_LANGUAGE } = useSite()
  const [poster] = pictures
  const { play } = useWords(commonWords)
  const { trailerOf } = useWords(workLinkWords)
  const words = useWords(projectWords)
  const name = trailerOf(title)
  return (
    <div className={styles.stage}>
      <div className={styles.film} itemProp="trailer" itemScope itemType="https://schema.org/VideoObject">
        <meta itemProp="name" content={name} />
        <meta itemProp="description" content={words.film(title, kind)} />
        <link itemProp="thumbnailUrl" href={new URL(poster.src, publicUrl).href} />
        <link itemProp="contentUrl" href={new URL(film.mp4, publicUrl).href} />
        <meta itemProp="uploadDate" content={FILMS_SHOWN_SINCE} />
        <meta itemProp="duration" content="PT8S" />
        <meta itemProp="inLanguage" content={language} />
        <VideoPlayer
          className={styles.player}
          film={film}
          title={name}
          playLabel={play}
          poster={poster}
          sizes="100vw"
          lead
        />
      </div>
    </div>
  )
}
