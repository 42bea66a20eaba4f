import { candiStill1, harborStill1, kitesStill1, roboStill1 } from './pictures.ts'

/** Pictures of the two services that the overview presents in detail. */
export const showcasePictures = {
  games: [candiStill1, kitesStill1],
  animation: [harborStill1, roboStill1],
} as const
