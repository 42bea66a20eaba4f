import type { CourseGroup } from './classes.ts'
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

export const regularClasses = {
  title: 'Regular Classes',
  path: '/academy/regular-class',
  text: 'Two evenings a week, eight to a class, on the software that studios use. You leave with work that gets you asked in.',
  terms: '5 months / course',
  courses: [
    {
      name: 'Concept Art',
      text: 'Design people, creatures and places that a whole team can build from.',
      picture: regularConceptArt,
    },
    {
      name: '3D Modeling',
      text: 'From block to bevel to texture: clean meshes that deform, bake and render well.',
      picture: regular3dModeling,
    },
    {
      name: '3D Animation',
      text: 'Weight, timing and intent, first with a ball and at last with a character that thinks.',
      picture: regular3dAnimation,
    },
    {
      name: '2D Animation',
      text: 'Key poses, in-betweens and clean-up for a shot that holds on the big screen.',
      picture: regular2dAnimation,
    },
    {
      name: 'Character Animation',
      text: 'Acting for animators: dialogue, gesture, silence, and the pause before the joke.',
      picture: regularCharacterAnimation,
    },
    {
      name: 'Game Development',
      text: 'A small team, a real engine and a release date. Ship something that others play.',
      picture: regularGameDevelopment,
    },
    {
      name: 'E-Sport Bootcamp',
      text: 'Play, coach, cast and run an event: the careers around the game, with healthy habits.',
      picture: regularEsport,
    },
    {
      name: 'Website & App Design',
      text: 'Research, wireframes, interface and prototype, tested with people who are not your friends.',
      picture: regularWebAppDesign,
    },
    {
      name: 'Portfolio Development',
      text: 'Choose, cut, polish and present. A mentor from the studio reviews every page.',
      picture: regularPortfolio,
    },
  ],
} as const satisfies CourseGroup

export const electiveWorkshops = {
  title: 'Elective Workshops',
  path: '/academy/regular-class',
  text: 'A full day on one subject, for individuals, schools and companies.',
  terms: 'Tentative 7-8 Hour, min 5 Participant',
  courses: [
    {
      name: 'Web Design',
      text: 'Plan, design and publish a one-page site before the evening.',
      picture: electiveWebDesign,
    },
    {
      name: 'Video Promotion',
      text: 'Script, shoot and cut a promotion of thirty seconds with the camera you have.',
      picture: electiveVideoPromotion,
    },
    {
      name: 'Adv Graphic Design',
      text: 'Grids, systems and type for people who already know their tools.',
      picture: electiveGraphicDesign,
    },
    {
      name: 'Photography & Editting',
      text: 'Light in the morning, a walk at noon, the edit in the afternoon.',
      picture: electivePhotography,
    },
    {
      name: 'Motion Capture & Animation',
      text: 'Put on the suit, perform, and bring your own movement to a character.',
      picture: electiveMotionCapture,
    },
    {
      name: 'Interior | 360 Virtual Tour',
      text: 'Capture a room, stitch it, furnish it, and walk a client through it from afar.',
      picture: electiveInterior360,
    },
  ],
} as const satisfies CourseGroup

/** The groups on the page of the programme, in its order. */
export const regularGroups = { regularClasses, electiveWorkshops }
