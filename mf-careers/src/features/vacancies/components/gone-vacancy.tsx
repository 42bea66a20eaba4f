import { useSite } from '@arunika/shared/hooks'
import { ButtonLink, Section } from '@arunika/shared/ui'
import styles from './gone-vacancy.module.css'

/** Stands for a vacancy that is closed, or that does not exist. */
export function GoneVacancy({ isClosed }: { isClosed: boolean }) {
  const site = useSite()
  const title = isClosed ? 'This position is closed' : 'This position is not here'
  return (
    <Section ground="warm" className={styles.gone}>
      <title>{`${title} | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <p className={styles.code}>{isClosed ? 'Closed' : '404'}</p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>
        {isClosed
          ? 'We no longer take applications for it. Thank you for your interest, and please have a look at what is open.'
          : 'It may have been taken down, or the link is not quite right. Please have a look at what is open.'}
      </p>
      <ButtonLink to="/career">See all positions</ButtonLink>
    </Section>
  )
}
