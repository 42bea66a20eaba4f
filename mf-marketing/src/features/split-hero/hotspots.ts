import type { ProgrammeWords } from '../../content/programmes.ts'
import type { WorkWords } from '../../content/work.ts'

export type World = 'studio' | 'academy'

/**
 * A link over what a world's picture shows; its place in hundredths of the wide picture's width and height. The tall
 * one shows the middle of the same world.
 */
export type Hotspot = readonly [to: string, name: string, x: number, y: number]

/**
 * Services of the studio and classes of the academy; the last of each is outside the tall picture. Courses have one name
 * in every language.
 */
export const hotspotsOf = (
  { studio }: WorkWords,
  { kid, regular }: ProgrammeWords,
): Record<World, readonly Hotspot[]> => ({
  // Gamepad, billboard, film reel, the robot in its headset.
  studio: [
    ['/technology/game-development', studio.games.name, 44, 62],
    ['/technology/illustration', studio.illustration.name, 39, 35],
    ['/technology/animation', studio.animation.name, 66, 30],
    ['/technology/information-technology', studio.immersive.name, 20, 49],
  ],
  // Crayons, paint tube, clay pot.
  academy: [
    ['/academy/kid-class', kid.name, 58, 34],
    ['/academy/regular-class', regular.name, 66, 44],
    ['/academy/kid-class/clay-art-pottery', 'Clay Art & Pottery', 79, 56],
  ],
})
