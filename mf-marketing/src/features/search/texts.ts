import { DEFAULT_LANGUAGE } from '@arunika/contracts/site'
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

/** What the search looks through. The home page is a summary of the others; classes are found by what the api says of them. */
export const texts = {
  about: aboutWords.in(DEFAULT_LANGUAGE),
  academy: academyWords.in(DEFAULT_LANGUAGE),
  animation: animationWords.in(DEFAULT_LANGUAGE),
  contact: contactText.in(DEFAULT_LANGUAGE),
  gameDevelopment: gameDevelopmentWords.in(DEFAULT_LANGUAGE),
  illustration: illustrationWords.in(DEFAULT_LANGUAGE),
  informationTechnology: informationTechnologyWords.in(DEFAULT_LANGUAGE),
  logoDesign: logoDesignWords.in(DEFAULT_LANGUAGE),
  technology: technologyWords.in(DEFAULT_LANGUAGE),
  webAndAppDevelopment: webAndAppDevelopmentWords.in(DEFAULT_LANGUAGE),
  projects: { ...gameTexts, ...filmTexts },
}

export type SearchTexts = typeof texts
