import type { ProgrammeWords } from '../../content/programmes.ts'
import type { WorkWords } from '../../content/work.ts'

export type World = 'studio' | 'academy'

/**
 * A link over a detail of a world's picture. `x` and `y` are percentages of the wide picture's size; the tall picture
 * shows the middle of the same world.
 */
export type Hotspot = readonly [to: string, name: string, x: number, y: number]

/**
 * Services of the studio and classes of the academy. The last entry of each list lies outside the tall picture; course
 * names are the same in every language.
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
