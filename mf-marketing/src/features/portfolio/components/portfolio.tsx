import { Section } from '@arunika/ui'
import type { Project } from '../../../content/projects.ts'
import { Entry } from './entry.tsx'
import styles from './portfolio.module.css'

interface PortfolioProps {
  title: string
  lead: string
  projects: readonly Project[]
}

/** A list of the studio's projects. */
export function Portfolio({ title, lead, projects }: PortfolioProps) {
  return (
    <Section title={title} lead={lead} display>
      <div className={styles.entries}>
        {projects.map((project) => (
          <Entry key={project.title} project={project} />
        ))}
      </div>
    </Section>
  )
}
