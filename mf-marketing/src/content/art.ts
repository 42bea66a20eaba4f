export {
  cardAcademy,
  cardAcademy as milestone2,
  cardAcademy as student3,
} from './pictures/card-academy/index.ts'
export { cardStudio, cardStudio as milestone1 } from './pictures/card-studio/index.ts'
export { electiveGraphicDesign } from './pictures/elective-graphic-design/index.ts'
export { electiveInterior360 } from './pictures/elective-interior-360/index.ts'
export {
  electiveMotionCapture,
  electiveMotionCapture as techVr,
} from './pictures/elective-motion-capture/index.ts'
export { electivePhotography } from './pictures/elective-photography/index.ts'
export { electiveVideoPromotion } from './pictures/elective-video-promotion/index.ts'
export { electiveWebDesign } from './pictures/elective-web-design/index.ts'
export { filmLanternNight } from './pictures/film-lantern-night/index.ts'
export { gameCanvasCity, gameCanvasCity as milestone4 } from './pictures/game-canvas-city/index.ts'
export { gameIslandOfKites } from './pictures/game-island-of-kites/index.ts'
export { gameSignalDeep } from './pictures/game-signal-deep/index.ts'
export { gameTempleRunners } from './pictures/game-temple-runners/index.ts'
export { heroAcademy, heroAcademy as team } from './pictures/hero-academy/index.ts'
export { heroAcademyPortrait } from './pictures/hero-academy-portrait/index.ts'
export { heroStudio } from './pictures/hero-studio/index.ts'
export { heroStudioPortrait } from './pictures/hero-studio-portrait/index.ts'
export { kidArtsAndCraft } from './pictures/kid-arts-and-craft/index.ts'
export { kidClass, kidClass as student2 } from './pictures/kid-class/index.ts'
export { kidDigitalDrawing } from './pictures/kid-digital-drawing/index.ts'
export { kidRoblox, kidRoblox as student1 } from './pictures/kid-roblox/index.ts'
export { miniFantasyCreature } from './pictures/mini-fantasy-creature/index.ts'
export { miniScratch } from './pictures/mini-scratch/index.ts'
export { miniStopMotion } from './pictures/mini-stop-motion/index.ts'
export { regular2dAnimation } from './pictures/regular-2d-animation/index.ts'
export { regular3dAnimation } from './pictures/regular-3d-animation/index.ts'
export { regular3dModeling } from './pictures/regular-3d-modeling/index.ts'
export { regularCharacterAnimation } from './pictures/regular-character-animation/index.ts'
export { regularClass as director1, regularClass } from './pictures/regular-class/index.ts'
export { regularConceptArt, regularConceptArt as student4 } from './pictures/regular-concept-art/index.ts'
export { regularEsport } from './pictures/regular-esport/index.ts'
export { regularGameDevelopment } from './pictures/regular-game-development/index.ts'
export { regularPortfolio as director2, regularPortfolio } from './pictures/regular-portfolio/index.ts'
export {
  regularWebAppDesign,
  regularWebAppDesign as techMobileApp,
} from './pictures/regular-web-app-design/index.ts'
export {
  seriesLittleHarbor as milestone3,
  seriesLittleHarbor,
} from './pictures/series-little-harbor/index.ts'
export { seriesRoboKampung } from './pictures/series-robo-kampung/index.ts'
export { techAr } from './pictures/tech-ar/index.ts'
export { techBranding } from './pictures/tech-branding/index.ts'
export { techIllustration } from './pictures/tech-illustration/index.ts'
export { techLogoDesign } from './pictures/tech-logo-design/index.ts'
export { techStoryboard } from './pictures/tech-storyboard/index.ts'
export {
  workAcademy3dModelling as director3,
  workAcademy3dModelling,
} from './pictures/work-academy-3d-modelling/index.ts'
export { workAcademyAnimation } from './pictures/work-academy-animation/index.ts'
export {
  workAcademyAppAndWeb as techEducationalPlatform,
  workAcademyAppAndWeb,
} from './pictures/work-academy-app-and-web/index.ts'
export { workAcademyConceptArt } from './pictures/work-academy-concept-art/index.ts'
export { workAcademyDigitalDrawing } from './pictures/work-academy-digital-drawing/index.ts'
export { workAcademyVisualDesign } from './pictures/work-academy-visual-design/index.ts'
export { workStudioAnimation } from './pictures/work-studio-animation/index.ts'
export {
  workStudioAppAndWeb as techWebsite,
  workStudioAppAndWeb,
} from './pictures/work-studio-app-and-web/index.ts'
export {
  workStudioGameDevelopment as techGamification,
  workStudioGameDevelopment,
} from './pictures/work-studio-game-development/index.ts'
export { workStudioIllustration } from './pictures/work-studio-illustration/index.ts'
export {
  workStudioInformationTechnology as techHololens,
  workStudioInformationTechnology,
} from './pictures/work-studio-information-technology/index.ts'
export { workStudioLogoDesign } from './pictures/work-studio-logo-design/index.ts'
export { workshopClay } from './pictures/workshop-clay/index.ts'
export { workshopJewelry } from './pictures/workshop-jewelry/index.ts'
export { workshopMask } from './pictures/workshop-mask/index.ts'
export { workshopPuppetry } from './pictures/workshop-puppetry/index.ts'
export { workshopWatercolor } from './pictures/workshop-watercolor/index.ts'
