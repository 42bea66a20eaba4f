import type { SocialCard } from '@anyam/federation'
import type { AcademyClass } from '@arunika/contracts'
import { DEFAULT_LANGUAGE, type Site } from '@arunika/contracts/site'
import type { PictureSource } from '@arunika/ui'
import { courseAt } from './class-groups.ts'
import { filmsIn } from './films.ts'
import { gamesIn } from './games.ts'
import {
  cardAcademy,
  heroStudio,
  kidClass,
  regularClass,
  rimbaStill1,
  roboStill1,
  team,
  techAr,
  techIllustration,
  techLogoDesign,
  techWebsite,
  workAcademyAppAndWeb,
  workStudioGameDevelopment,
} from './pictures.ts'
import type { ProjectName } from './project-names.ts'
import { indonesian } from './social-card-texts.id.ts'
import { english, type SocialCardTexts } from './social-card-texts.ts'

/** Only servers render cards, so both languages are bundled with the code. */
const TEXTS = { en: english, id: indonesian }
const textsFor = ({ language = DEFAULT_LANGUAGE }: Site) => TEXTS[language]

const ofStudio =
  (page: Listed, { src: picture }: PictureSource) =>
  (site: Site) => ({ ...textsFor(site)[page], kind: site.studio, picture })

const ofAcademy =
  (page: Listed, { src: picture }: PictureSource) =>
  (site: Site) => ({ ...textsFor(site)[page], kind: site.academy, picture })

/** Pages whose card text does not depend on site settings. */
type Listed = Exclude<keyof SocialCardTexts, 'class' | 'home' | 'about' | 'contact' | 'games' | 'films'>

/** Social cards by page chunk; `subject` is the subject of the page's handle. */
export const socialCards: Readonly<Record<string, (site: Site, subject: unknown) => SocialCard | undefined>> =
  {
    class: (site, found) => (found ? classCard(site, found as AcademyClass) : undefined),
    home(site) {
      const { title, kind, details } = textsFor(site).home
      return { title, kind: kind(site.name), details: details(site.address.city), picture: heroStudio.src }
    },
    about(site) {
      const { title, details } = textsFor(site).about
      return { title, kind: site.name, details: details(site.address.city), picture: team.src }
    },
    contact: (site) => ({
      ...textsFor(site).contact,
      kind: site.name,
      details: `${site.address.street}, ${site.address.locality}`,
      picture: workAcademyAppAndWeb.src,
    }),
    academy: ofAcademy('academy', cardAcademy),
    'kid-class': ofAcademy('kid-class', kidClass),
    'regular-class': ofAcademy('regular-class', regularClass),
    technology: ofStudio('technology', workStudioGameDevelopment),
    'game-development': ofStudio('game-development', rimbaStill1),
    animation: ofStudio('animation', roboStill1),
    illustration: ofStudio('illustration', techIllustration),
    'logo-design': ofStudio('logo-design', techLogoDesign),
    'information-technology': ofStudio('information-technology', techAr),
    'web-and-app-development': ofStudio('web-and-app-development', techWebsite),
  }

const pictureOf = ({ path }: AcademyClass) => courseAt(path)?.course.picture.src

/** URLs of class pictures, for the sitemap. */
export const classPictures = (classes: readonly AcademyClass[]) => classes.map(pictureOf)

function classCard(site: Site, found: AcademyClass): SocialCard {
  const { name: title } = found
  const picture = pictureOf(found)
  return {
    ...{ title, kind: site.academy, details: textsFor(site).class.details(found) },
    ...(picture && { picture }),
  }
}

export function projectCard(site: Site, { title }: ProjectName): SocialCard | undefined {
  const { games, films } = textsFor(site)
  const project = [...gamesIn(games), ...filmsIn(films)].find((each) => each.title === title)
  return project && { title, kind: site.studio, details: project.kind, picture: project.pictures[0].src }
}
