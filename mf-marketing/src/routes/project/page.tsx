import { defineCatalogue } from '@anyam/federation'
import { AfterPaint } from '@anyam/federation/after-paint'
import { useContent } from '@anyam/federation/use-content'
import { useSite } from '@anyam/federation/use-site'
import { useWords } from '@anyam/federation/use-words'
import { DEFAULT_LANGUAGE } from '@arunika/contracts/site'
import { ButtonAnchor, ButtonLink, Picture, Section } from '@arunika/ui'
import type { CSSProperties } from 'react'
import { useLocation } from 'react-router-dom'
import { Facts } from '../../components/facts/facts.tsx'
import { Thumbnails } from '../../components/thumbnails/thumbnails.tsx'
import { commonWords } from '../../content/common.ts'
import { withAlt } from '../../content/pictured.ts'
import { loadProject } from '../../content/project-content.ts'
import { type CreditedRole, projectCredits } from '../../content/project-credits.ts'
import { projectHead } from '../../content/project-head.ts'
import { isGame, projectPath } from '../../content/project-names.ts'
import { projectAt } from '../../content/project-parts.ts'
import { projectWords } from '../../content/project-words.ts'
import { projectWorlds } from '../../content/project-worlds.ts'
import { ownSiteOf, picturesOf } from '../../content/projects.ts'
import { serviceNames } from '../../content/service-names.ts'
import { workLinkWords } from '../../content/work-links.ts'
import { CallToAction } from '../../features/call-to-action/components/call-to-action.tsx'
import { PageHero } from '../../features/page-hero/components/page-hero.tsx'
import { Making } from '../../features/project/components/making.tsx'
import { ProjectFilm } from '../../features/project/components/project-film.tsx'
import styles from './page.module.css'

/** A project page: what the game or film is, for whom, by whom, and how it was made. */
export default function ProjectPage() {
  const { pathname } = useLocation()
  const site = useSite()
  const page = useWords(projectWords)
  const names = useWords(serviceNames)
  const { startProject } = useWords(commonWords)
  const { visit } = useWords(workLinkWords)
  const { project, wireframe, others } = projectAt(pathname)
  const path = projectPath(project)
  const content = useContent(`mf-marketing${path}`, () => loadProject(project.key, site.language))
  const { title, service, schemaType, film } = project
  const parent = { name: names[isGame(project) ? 'games' : 'animation'], to: service }
  if (!content) return <PageHero title={title} lead="" parent={parent} />
  const { story } = content
  const { credits } = page
  const { kind, description, facts, alts } = content.text
  const [first, second] = picturesOf(project, alts)
  return (
    // The key remounts the page for each project, so handle and film start in their initial state.
    <div
      key={path}
      className={styles.world}
      itemScope
      itemType={`https://schema.org/${schemaType}`}
      style={projectWorlds[project.key] as CSSProperties}
    >
      <meta itemProp="name" content={title} />
      <meta itemProp="description" content={description} />
      <meta itemProp="inLanguage" content={site.language ?? DEFAULT_LANGUAGE} />
      <PageHero title={title} lead={description} parent={parent}>
        <ButtonAnchor href={ownSiteOf(project, site)} target="_blank" rel="noreferrer">
          {visit(title)}
        </ButtonAnchor>
        <ButtonLink variant="secondary" to="/contact-us">
          {startProject}
        </ButtonLink>
      </PageHero>
      <ProjectFilm project={{ title, kind, film, pictures: [first, second] }} />
      <AfterPaint>
        <Section title={page.glance}>
          <Facts
            facts={[
              [page.kind, kind],
              [page.audience, story.audience],
              [page.team, story.team],
              [page.result, story.result],
              ...facts.map(({ label, value }) => [label, value] as const),
            ]}
          />
        </Section>
        <Making story={story} wireframe={withAlt(wireframe, page.wireframeAlt?.(title))} final={first} />
        <Picture className={styles.picture} picture={second} sizes="100vw" />
        <Section ground="ink">
          <figure className={styles.voice}>
            <blockquote className={styles.quote}>{story.voice.text}</blockquote>
            <figcaption>{story.voice.by}</figcaption>
          </figure>
        </Section>
        <Section title={credits.title}>
          <Facts
            facts={Object.entries(projectCredits[project.key]).map(([role, name]) => [
              credits[role as CreditedRole],
              name,
            ])}
          />
        </Section>
        <Section ground="tint" title={isGame(project) ? page.moreGames : page.moreFilms}>
          <Thumbnails
            pages={others.map((each) => ({
              to: projectPath(each),
              name: each.title,
              picture: each.pictures[0],
            }))}
          />
        </Section>
        <CallToAction title={page.callToAction}>
          <ButtonLink to="/contact-us">{startProject}</ButtonLink>
        </CallToAction>
      </AfterPaint>
    </div>
  )
}
ProjectPage.words = [
  defineCatalogue(
    { commonWords, projectHead, projectWords, serviceNames, workLinkWords },
    { id: () => import(/* webpackChunkName: "project-id" */ './catalogue.id.ts') },
  ),
]
