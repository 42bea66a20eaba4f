import { aboutWords } from '../../content/about.ts'
import { academyWords } from '../../content/academy.ts'
import { animationWords } from '../../content/animation.ts'
import { contactText } from '../../content/contact.ts'
import { filmTexts } from '../../content/film-texts.ts'
import { gameDevelopmentWords } from '../../content/game-development.ts'
import { gameTexts } from '../../content/game-texts.ts'
import { illustrationWords } from '../../content/illustration.ts'
import { informationTechnologyWords } from '../../content/information-technology.ts'
import { logoDesignWords } from '../../content/logo-design.ts'
import { technologyWords } from '../../content/technology.ts'
import { webAndAppDevelopmentWords } from '../../content/web-and-app-development.ts'

/** Searchable texts. The home page only summarises others; classes are matched against the api's facts. */
export const texts = {
  about: aboutWords.english,
  academy: academyWords.english,
  animation: animationWords.english,
  contact: contactText.english,
  gameDevelopment: gameDevelopmentWords.english,
  illustration: illustrationWords.english,
  informationTechnology: informationTechnologyWords.english,
  logoDesign: logoDesignWords.english,
  technology: technologyWords.english,
  webAndAppDevelopment: webAndAppDevelopmentWords.english,
  projects: { ...gameTexts, ...filmTexts },
}

export type SearchTexts = typeof texts
