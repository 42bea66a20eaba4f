import { filmTexts } from './films.id.ts'
import { gameTexts } from './games.id.ts'
import type { ProjectTexts } from './project-texts.ts'

export const words: ProjectTexts = { games: gameTexts, films: filmTexts }
