import { defineWords } from '@arunika/federation'
import { type FilmTexts, filmTexts } from './film-texts.ts'
import { type GameTexts, gameTexts } from './game-texts.ts'

export interface ProjectTexts {
  games: GameTexts
  films: FilmTexts
}

const english: ProjectTexts = { games: gameTexts, films: filmTexts }

/** Texts of all projects, for the search. */
export const projectTexts = defineWords(english)
