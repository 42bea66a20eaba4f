import type { Courses } from './classes.ts'
import {
  electiveGraphicDesign,
  electiveInterior360,
  electiveMotionCapture,
  electivePhotography,
  electiveVideoPromotion,
  electiveWebDesign,
  regular2dAnimation,
  regular3dAnimation,
  regular3dModeling,
  regularCharacterAnimation,
  regularConceptArt,
  regularEsport,
  regularGameDevelopment,
  regularPortfolio,
  regularWebAppDesign,
} from './pictures.ts'

/** Courses of the Regular Class, in page order. */
export const regularCourses = {
  regularClasses: {
    path: '/academy/regular-class',
    courses: [
      { name: 'Concept Art', picture: regularConceptArt },
      { name: '3D Modeling', picture: regular3dModeling },
      { name: '3D Animation', picture: regular3dAnimation },
      { name: '2D Animation', picture: regular2dAnimation },
      { name: 'Character Animation', picture: regularCharacterAnimation },
      { name: 'Game Development', picture: regularGameDevelopment },
      { name: 'E-Sport Bootcamp', picture: regularEsport },
      { name: 'Website & App Design', picture: regularWebAppDesign },
      { name: 'Portfolio Development', picture: regularPortfolio },
    ],
  },
  electiveWorkshops: {
    path: '/academy/regular-class',
    courses: [
      { name: 'Web Design', picture: electiveWebDesign },
      { name: 'Video Promotion', picture: electiveVideoPromotion },
      { name: 'Adv Graphic Design', picture: electiveGraphicDesign },
      { name: 'Photography & Editting', picture: electivePhotography },
      { name: 'Motion Capture & Animation', picture: electiveMotionCapture },
      { name: 'Interior | 360 Virtual Tour', picture: electiveInterior360 },
    ],
  },
} as const satisfies Readonly<Record<string, Courses>>
