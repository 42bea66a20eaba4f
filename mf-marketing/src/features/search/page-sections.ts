import type { Site } from '@arunika/contracts/site'
import { aboutWords } from '../../content/about.ts'
import { academyWords } from '../../content/academy.ts'
import { animationWords } from '../../content/animation.ts'
import { contactText } from '../../content/contact.ts'
import { gameDevelopmentWords } from '../../content/game-development.ts'
import { illustrationWords } from '../../content/illustration.ts'
import { informationTechnologyWords } from '../../content/information-technology.ts'
import { logoDesignWords } from '../../content/logo-design.ts'
import type { Offer } from '../../content/services.ts'
import { technologyWords } from '../../content/technology.ts'
import { webAndAppDevelopmentWords } from '../../content/web-and-app-development.ts'

/**
 * Texts of the pages that the search looks through. The home page is a summary of the others; classes and projects are found on
 * their own.
 */
export const pageTexts = {
  aboutWords,
  academyWords,
  animationWords,
  contactText,
  gameDevelopmentWords,
  illustrationWords,
  informationTechnologyWords,
  logoDesignWords,
  technologyWords,
  webAndAppDevelopmentWords,
}

/** A part of a page that can be found: a text of its own, such as its lead, or something that the page shows. */
export interface PageSection {
  name?: string
  text: string
}

interface ServiceTexts {
  opening: { lead: string }
  offers: Readonly<Record<string, Offer>> | readonly Offer[]
  works?: Readonly<Record<string, Offer>>
}

const serviceSections = ({ opening, offers, works = {} }: ServiceTexts): PageSection[] => [
  { text: opening.lead },
  ...Object.values(offers),
  ...Object.values(works),
]

/** What the pages of this remote show, by their paths: the lead first. Works and offers have no pages of their own. */
export function sectionsOf({
  language,
  address,
}: Pick<Site, 'language' | 'address'>): Readonly<Record<string, readonly PageSection[]>> {
  const about = aboutWords.in(language)
  const academy = academyWords.in(language)
  const technology = technologyWords.in(language)
  const animation = animationWords.in(language)
  const { capabilities } = animation
  return {
    '/about-us': [
      ...about.story.map((text) => ({ text })),
      { name: about.visionTitle, text: about.vision },
      ...about.mission.map((text) => ({ name: about.missionTitle, text })),
      ...Object.values(about.milestones.steps).map(({ title, text }) => ({ name: title, text })),
      { name: about.teamTitle, text: about.team },
    ],
    '/academy': [
      { text: academy.lead },
      ...academy.method.map(({ title, text }) => ({ name: title, text })),
      ...academy.questions.map(({ question: name, answer: text }) => ({ name, text })),
    ],
    '/technology': [{ text: technology.opening.lead }, ...Object.values(technology.showcases)],
    '/technology/game-development': serviceSections(gameDevelopmentWords.in(language)),
    '/technology/web-and-app-development': serviceSections(webAndAppDevelopmentWords.in(language)),
    '/technology/animation': [
      ...serviceSections(animation),
      { name: capabilities.title, text: capabilities.items.join(', ') },
    ],
    '/technology/illustration': serviceSections(illustrationWords.in(language)),
    '/technology/information-technology': serviceSections(informationTechnologyWords.in(language)),
    '/technology/logo-design': serviceSections(logoDesignWords.in(language)),
    '/contact-us': [
      { text: contactText.in(language).lead },
      { text: `${address.street}, ${address.locality}` },
    ],
  }
}
