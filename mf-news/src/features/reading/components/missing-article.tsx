import { useSite } from '@arunika/shared/hooks'
import { ButtonLink, Section } from '@arunika/shared/ui'
import styles from './missing-article.module.css'

/** Stands for an article that does not exist, or no longer does. */
export function MissingArticle() {
  const site = useSite()
  return (
    <Section ground="ink" className={styles.missing}>
      <title>{`Article not found | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <p className={styles.code}>404</p>
      <h1 className={styles.title}>This article is not here</h1>
      <p className={styles.text}>
        It may have been taken down, or the link is not quite right. All of our other news is still where it
        was.
      </p>
      <ButtonLink to="/articles">Back to all news</ButtonLink>
    </Section>
  )
}
