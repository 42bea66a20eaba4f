import { useSite } from '@anyam/federation/use-site'
import { useWords } from '@anyam/federation/use-words'
import { Picture, VideoPlayer } from '@arunika/ui'
import { Link } from 'react-router-dom'
import { commonWords } from '../../../content/common.ts'
import { projectPath } from '../../../content/project-names.ts'
import { ownSiteOf, type Project } from '../../../content/projects.ts'
import { workLinkWords } from '../../../content/work-links.ts'
import styles from './portfolio.module.css'

/** A project with film, text, links to its page and its own site, a picture and facts. */
export function Entry({ project }: { project: Project }) {
  const { title, kind, description, facts, pictures, film } = project
  const site = useSite()
  const { play } = useWords(commonWords)
  const words = useWords(workLinkWords)
  const [poster, ...more] = pictures
  return (
    <article className={styles.entry}>
      <VideoPlayer
        className={styles.film}
        film={film}
        title={words.trailerOf(title)}
        playLabel={play}
        poster={poster}
        sizes="(width >= 78rem) 46rem, (width >= 60rem) 58vw, 92vw"
      />
      <div className={styles.words}>
        <p className={styles.kind}>{kind}</p>
        <h3 className={styles.title}>
          <Link to={projectPath(project)}>{title}</Link>
        </h3>
        <p className={styles.text}>{description}</p>
        <p className={styles.links}>
          <Link to={projectPath(project)}>{words.howMade}</Link>
          <a href={ownSiteOf(project, site)} target="_blank" rel="noreferrer">
            {words.visit(title)}
          </a>
        </p>
      </div>
      <div className={styles.more}>
        {more.map((picture) => (
          <Picture
            key={picture.src}
            className={styles.still}
            picture={picture}
            sizes="(width >= 78rem) 23rem, (width >= 60rem) 28vw, 92vw"
          />
        ))}
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  )
}
