import type { AcademyClass } from '@arunika/contracts'
import type { Site } from '@arunika/contracts/site'
import type { SocialCard } from '@arunika/federation'
import type { PictureSource } from '@arunika/ui'
import { courseAt } from './class-groups.ts'
import { agesOf } from './classes.ts'
import {
  cardAcademy,
  gameIslandOfKites,
  heroStudio,
  kidClass,
  regularClass,
  seriesRoboKampung,
  team,
  techAr,
  techIllustration,
  techLogoDesign,
  techWebsite,
  workAcademyAppAndWeb,
  workStudioGameDevelopment,
} from './pictures.ts'
import { projectAt } from './project-stories.ts'

const technology =
  (title: string, details: string, { src: picture }: PictureSource) =>
  ({ studio }: Site) => ({
    ...{ title, kind: studio, details, picture },
  })

const academy =
  (title: string, details: string, { src: picture }: PictureSource) =>
  (site: Site) => ({
    ...{ title, kind: site.academy, details, picture },
  })

/** What messengers show of a page, by the name of its chunk; the subject is that of its handle. */
export const socialCards: Readonly<Record<string, (site: Site, subject: unknown) => SocialCard | undefined>> =
  {
    class: (site, found) => (found ? classCard(site, found as AcademyClass) : undefined),
    home: ({ name, address }) => ({
      title: 'Let’s build together',
      kind: `${name} Studio & Academy`,
      details: `Games, animation and art classes in ${address.city}`,
      picture: heroStudio.src,
    }),
    about: ({ name, address }) => ({
      title: 'About us',
      kind: name,
      details: `Studio and academy in ${address.city} and Singapore`,
      picture: team.src,
    }),
    contact: ({ name, address }) => ({
      title: 'Contact us',
      kind: name,
      details: `${address.street}, ${address.locality}`,
      picture: workAcademyAppAndWeb.src,
    }),
    academy: academy(
      'Art, animation and game classes',
      'For children from six and young adults',
      cardAcademy,
    ),
    'kid-class': academy('Kid Class', 'Art and game classes for children from 6 to 12', kidClass),
    'regular-class': academy('Regular Class', 'Art, animation and games from 13', regularClass),
    technology: technology('Technology', 'Games, animation, apps and design', workStudioGameDevelopment),
    'game-development': technology(
      'Game Development',
      'For phone, PC, console and headset',
      gameIslandOfKites,
    ),
    animation: technology('Animations', 'Series, films and promotional videos', seriesRoboKampung),
    illustration: technology('Illustrations', 'Concept art, storyboards and 3D design', techIllustration),
    'logo-design': technology('Logo Design', 'Marks, names and packages', techLogoDesign),
    'information-technology': technology('Information Technology', 'Augmented and virtual reality', techAr),
    'web-and-app-development': technology(
      'App & Web Development',
      'Websites, apps and platforms',
      techWebsite,
    ),
  }

function classCard(site: Site, found: AcademyClass): SocialCard {
  const { name: title, path, days, ages } = found
  const picture = courseAt(path)?.course.picture.src
  return {
    ...{ title, kind: site.academy, details: `Ages ${agesOf(ages)} · ${days}` },
    ...(picture && { picture }),
  }
}

/** @param path of the project's page */
export function projectCard({ studio }: Site, path: string): SocialCard {
  const { project } = projectAt(path)
  return { title: project.title, kind: studio, details: project.kind, picture: project.pictures[0].src }
}
