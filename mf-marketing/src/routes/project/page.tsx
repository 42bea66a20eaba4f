import { AfterPaint } from '@arunika/federation/after-paint'
import { ButtonAnchor, ButtonLink, Picture, Section } from '@arunika/ui'
import { useLocation } from 'react-router-dom'
import { Facts } from '../../components/facts/facts.tsx'
import { Thumbnails } from '../../components/thumbnails/thumbnails.tsx'
import { isGame, projectPath } from '../../content/project-names.ts'
import { projectAt } from '../../content/project-stories.ts'
import { CallToAction } from '../../features/call-to-action/components/call-to-action.tsx'
import { PageHero } from '../../features/page-hero/components/page-hero.tsx'
import { Making } from '../../features/project/components/making.tsx'
import { ProjectFilm } from '../../features/project/components/project-film.tsx'
import styles from './page.module.css'

/** A game or a film of the studio: what it is, for whom, by whom, and how it came to be. */
export default function ProjectPage() {
  const { pathname } = useLocation()
  const { project, story, others } = projectAt(pathname)
  const { title, kind, schemaType, service, description, facts, link, pictures } = project
  const [first, second] = pictures
  const parent = { name: isGame(project) ? 'Game Development' : 'Animations', to: service }
  return (
    // A page of its own for each project: the handle starts in the middle, the film behind its poster.
    <div key={pathname} itemScope itemType={`https://schema.org/${schemaType}`}>
      <meta itemProp="name" content={title} />
      <meta itemProp="description" content={description} />
      <PageHero title={title} lead={description} parent={parent}>
        <ButtonAnchor href={link.url} target="_blank" rel="noreferrer">
          {link.label}
        </ButtonAnchor>
        <ButtonLink variant="secondary" to="/contact-us">
          Start a project
        </ButtonLink>
      </PageHero>
      <ProjectFilm project={project} />
      <AfterPaint>
        <Section title="At a glance">
          <Facts
            facts={[
              ['What it is', kind],
              ['For whom', story.audience],
              ['Team', story.team],
              ...facts.map(({ label, value }) => [label, value] as const),
            ]}
          />
        </Section>
        <Making story={story} final={first} />
        <Section>
          <Picture className={styles.picture} picture={second} sizes="(width >= 78rem) 78rem, 92vw" />
        </Section>
        <Section ground="tint" title={isGame(project) ? 'More of our games' : 'More of our films and series'}>
          <Thumbnails
            pages={others.map((each) => ({
              to: projectPath(each),
              name: each.title,
              picture: each.pictures[0],
            }))}
          />
        </Section>
        <CallToAction title="Yours could stand beside it.">
          <ButtonLink to="/contact-us">Start a project</ButtonLink>
        </CallToAction>
      </AfterPaint>
    </div>
  )
}
