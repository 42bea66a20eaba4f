import { defineWords } from '@anyam/federation'
import type { CreditedRole } from './project-credits.ts'

/** Texts shared by all project pages. */
export interface ProjectWords {
  glance: string
  kind: string
  audience: string
  team: string
  result: string
  credits: { title: string } & Record<CreditedRole, string>
  making: { title: string; lead: string; wireframe: string; final: string; names: readonly [string, string] }
  /** Alt text of the line drawing; in English the picture has its own. */
  wireframeAlt?: (title: string) => string
  /** Description of the film for search engines. */
  film: (title: string, kind: string) => string
  moreGames: string
  moreFilms: string
  callToAction: string
}

const english: ProjectWords = {
  glance: 'At a glance',
  kind: 'What it is',
  audience: 'For whom',
  team: 'Team',
  result: 'What came of it',
  credits: {
    title: 'Credits',
    direction: 'Direction',
    art: 'Art direction',
    engineering: 'Engineering',
    animation: 'Animation',
    sound: 'Music and sound',
    production: 'Production',
  },
  making: {
    title: 'From line to paint',
    lead: 'Three steps. Move the handle to see the lines below the paint.',
    wireframe: 'Lines',
    final: 'Paint',
    names: ['lines', 'paint'],
  },
  film: (title, kind) => `Eight silent seconds of ${title}: ${kind}.`,
  moreGames: 'More of our games',
  moreFilms: 'More of our films and series',
  callToAction: 'Yours could stand beside it.',
}

export const projectWords = defineWords(english)
