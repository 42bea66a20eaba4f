import { Picture, VideoPlayer } from '@arunika/ui'
import type { Project } from '../../../content/projects.ts'
import styles from './portfolio.module.css'

/** A work with its film, its words and the way to its own site, its pictures and its facts. */
export function Entry({ project }: { project: Project }) {
  const { id, title, kind, description, facts, link, pictures, video } = project
  const [poster, ...more] = pictures
  return (
    <article className={styles.entry} id={id}>
      <VideoPlayer
        className={styles.film}
        id={video}
        title={`Trailer of ${title}`}
        poster={poster}
        sizes="(width >= 78rem) 46rem, (width >= 60rem) 58vw, 92vw"
      />
      <div className={styles.words}>
        <p className={styles.kind}>{kind}</p>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{description}</p>
        <a className={styles.link} href={link.url} target="_blank" rel="noreferrer">
          {link.label}
        </a>
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
