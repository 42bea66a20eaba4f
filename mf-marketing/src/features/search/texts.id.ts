import { words as about } from '../../content/about.id.ts'
import { words as academy } from '../../content/academy.id.ts'
import { words as animation } from '../../content/animation.id.ts'
import { words as contact } from '../../content/contact.id.ts'
import { filmTexts } from '../../content/film-texts.id.ts'
import { words as gameDevelopment } from '../../content/game-development.id.ts'
import { gameTexts } from '../../content/game-texts.id.ts'
import { words as illustration } from '../../content/illustration.id.ts'
import { words as informationTechnology } from '../../content/information-technology.id.ts'
import { words as logoDesign } from '../../content/logo-design.id.ts'
import { words as technology } from '../../content/technology.id.ts'
import { words as webAndAppDevelopment } from '../../content/web-and-app-development.id.ts'
import type { SearchTexts } from './texts.ts'

export const texts: SearchTexts = {
  about,
  academy,
  animation,
  contact,
  gameDevelopment,
  illustration,
  informationTechnology,
  logoDesign,
  technology,
  webAndAppDevelopment,
  projects: { ...gameTexts, ...filmTexts },
}
