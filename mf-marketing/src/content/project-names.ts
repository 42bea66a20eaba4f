import { slugOf } from './slug.ts'

const GAMES = '/technology/game-development'
const ANIMATION = '/technology/animation'

/** Title of a project, and the path of the service page that lists it. */
export interface ProjectName {
  title: string
  service: typeof GAMES | typeof ANIMATION
}

/** The routes of every page load these, so they hold only what the addresses need. */
export const projectNames = {
  kites: { title: 'Island of Kites', service: GAMES },
  canvas: { title: 'Canvas City', service: GAMES },
  candi: { title: 'Candi Dash', service: GAMES },
  signal: { title: 'Signal Deep', service: GAMES },
  rimba: { title: 'Rimba', service: GAMES },
  harbor: { title: 'Little Harbor', service: ANIMATION },
  robo: { title: 'Robo Kampung', service: ANIMATION },
  lantern: { title: 'Lantern Night', service: ANIMATION },
  cat: { title: 'Nine and a Half Lives', service: ANIMATION },
} satisfies Record<string, ProjectName>

export type ProjectKey = keyof typeof projectNames

export const isGame = ({ service }: ProjectName) => service === GAMES

export const projectPath = ({ service, title }: ProjectName) => `${service}/${slugOf(title)}`
