import {
  techEducationalPlatform,
  techGamification,
  techMobileApp,
  techWebsite,
  webMuseumGelap,
  webPasarPagi,
} from './pictures.ts'

export const webPictures = {
  website: techWebsite,
  app: techMobileApp,
  platform: techEducationalPlatform,
  gamification: techGamification,
}

export const webWorkPictures = { pasar: webPasarPagi, museum: webMuseumGelap }
