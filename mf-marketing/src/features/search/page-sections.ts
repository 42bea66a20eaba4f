import type { Site } from '@arunika/contracts/site'
import type { PageSection } from '@arunika/ui'
import type { Offer } from '../../content/services.ts'
import type { SearchTexts } from './texts.ts'

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

/** Searchable sections of this remote's pages by path, the lead first. Projects and offers have no entries here. */
export function sectionsOf(
  texts: SearchTexts,
  { address }: Pick<Site, 'address'>,
): Readonly<Record<string, readonly PageSection[]>> {
  const { about, academy, animation, contact, technology } = texts
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
    '/technology/game-development': serviceSections(texts.gameDevelopment),
    '/technology/web-and-app-development': serviceSections(texts.webAndAppDevelopment),
    '/technology/animation': [
      ...serviceSections(animation),
      { name: capabilities.title, text: capabilities.items.join(', ') },
    ],
    '/technology/illustration': serviceSections(texts.illustration),
    '/technology/information-technology': serviceSections(texts.informationTechnology),
    '/technology/logo-design': serviceSections(texts.logoDesign),
    '/contact-us': [{ text: contact.lead }, { text: `${address.street}, ${address.locality}` }],
  }
}
