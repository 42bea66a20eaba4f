import type { Courses } from './classes.ts'
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

/** Courses of the Kid Class, in page order. */
export const kidCourses = {
  kidClasses: {
    path: '/academy/kid-class',
    courses: [
      { name: 'Roblox', picture: kidRoblox },
      { name: 'Digital Drawing', picture: kidDigitalDrawing },
      { name: 'Arts & Craft', picture: kidArtsAndCraft },
    ],
  },
  miniCourses: {
    path: '/academy/kid-class',
    courses: [
      { name: 'Game Programming Using Scratch', picture: miniScratch },
      { name: 'Fantasy Creature Design', picture: miniFantasyCreature },
      { name: 'Stop Motion Animation', picture: miniStopMotion },
    ],
  },
  kidWorkshops: {
    path: '/academy/kid-class',
    courses: [
      { name: 'Jewelry Making', picture: workshopJewelry },
      { name: 'Mask Making', picture: workshopMask },
      { name: 'Clay Art & Pottery', picture: workshopClay },
      { name: 'Watercolor Painting', picture: workshopWatercolor },
      { name: 'Puppetry & Design', picture: workshopPuppetry },
    ],
  },
} as const satisfies Readonly<Record<string, Courses>>
