import { filmTexts } from './film-texts.id.ts'
import { gameTexts } from './game-texts.id.ts'
import type { ProjectTexts } from './project-texts.ts'

export const words: ProjectTexts = { games: gameTexts, films: filmTexts }
