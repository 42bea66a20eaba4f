import type { CourseGroup } from './classes.ts'
import {
  kidArtsAndCraft,
  kidDigitalDrawing,
  kidRoblox,
  miniFantasyCreature,
  miniScratch,
  miniStopMotion,
  workshopClay,
  workshopJewelry,
  workshopMask,
  workshopPuppetry,
  workshopWatercolor,
} from './pictures.ts'

export const kidClasses = {
  title: 'Kid Classes',
  path: '/academy/kid-class',
  text: 'Three long courses with time to try, break and try again. Each ends with an exhibition for family and friends.',
  terms: '5 months / course',
  courses: [
    {
      name: 'Roblox',
      text: 'Build a world, write its rules and invite your friends in. The first scripts come by themselves when the bridge has to fall.',
      picture: kidRoblox,
    },
    {
      name: 'Digital Drawing',
      text: 'Line, shape, colour and light on a tablet, from a first wobbly cat to a finished picture-book page.',
      picture: kidDigitalDrawing,
    },
    {
      name: 'Arts & Craft',
      text: 'Paper, wood, thread and glue. Hands learn what screens cannot teach: weight, balance and patience.',
      picture: kidArtsAndCraft,
    },
  ],
} as const satisfies CourseGroup

export const miniCourses = {
  title: 'Elective Mini Courses',
  path: '/academy/kid-class',
  text: 'One month, one idea, one finished piece: a good way to find out what you love.',
  terms: '1 month 4 sessions / 2 hour, min 5 persons',
  courses: [
    {
      name: 'Game Programming Using Scratch',
      text: 'Blocks of code that click together into a game with a start, a score and an ending.',
      picture: miniScratch,
    },
    {
      name: 'Fantasy Creature Design',
      text: 'Half heron, half motorbike? Learn how real animals work, and then break the rules on purpose.',
      picture: miniFantasyCreature,
    },
    {
      name: 'Stop Motion Animation',
      text: 'Clay, a lamp and a phone. Twelve pictures make one second, and one second makes you proud.',
      picture: miniStopMotion,
    },
  ],
} as const satisfies CourseGroup

export const kidWorkshops = {
  title: 'Workshops',
  path: '/academy/kid-class',
  text: 'For schools, birthdays and rainy Saturdays: a day of making, led by an artist, with everything provided.',
  terms: 'Tentative 2-8 hour, min 10 Participants',
  courses: [
    {
      name: 'Jewelry Making',
      text: 'Beads, wire and found treasures, made into something to wear home.',
      picture: workshopJewelry,
    },
    {
      name: 'Mask Making',
      text: 'Carve, paint and become somebody else, after the masks of Cirebon and Malang.',
      picture: workshopMask,
    },
    {
      name: 'Clay Art & Pottery',
      text: 'A turn at the wheel, a pinch pot, and a glaze that surprises everybody.',
      picture: workshopClay,
    },
    {
      name: 'Watercolor Painting',
      text: 'Water does half of the work. We learn to let it.',
      picture: workshopWatercolor,
    },
    {
      name: 'Puppetry & Design',
      text: 'Design a puppet, give it a voice, and put on a show before the day is over.',
      picture: workshopPuppetry,
    },
  ],
} as const satisfies CourseGroup

/** The groups on the page of the programme, in its order. */
export const kidGroups = { kidClasses, miniCourses, kidWorkshops }
