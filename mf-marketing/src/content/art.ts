export { cardAcademy, cardAcademy as milestone1 } from './pictures/card-academy/index.ts'
export { cardStudio } from './pictures/card-studio/index.ts'
export {
  heroAcademy as filmLantern,
  heroAcademy,
  heroAcademy as milestone3,
  heroAcademy as team,
} from './pictures/hero-academy/index.ts'
export { heroAcademyPortrait } from './pictures/hero-academy-portrait/index.ts'
export {
  heroStudio as gameBeatAngklung,
  heroStudio,
  heroStudio as showreel,
} from './pictures/hero-studio/index.ts'
export { heroStudioPortrait } from './pictures/hero-studio-portrait/index.ts'
export { kidArtsAndCraft } from './pictures/kid-arts-and-craft/index.ts'
export {
  kidClass as director1,
  kidClass as director2,
  kidClass as director3,
  kidClass,
  kidClass as student1,
  kidClass as student2,
  kidClass as student3,
  kidClass as student4,
} from './pictures/kid-class/index.ts'
export { kidDigitalDrawing } from './pictures/kid-digital-drawing/index.ts'
export { kidRoblox } from './pictures/kid-roblox/index.ts'
export { miniFantasyCreature } from './pictures/mini-fantasy-creature/index.ts'
export { miniScratch } from './pictures/mini-scratch/index.ts'
export { miniStopMotion } from './pictures/mini-stop-motion/index.ts'
export { regularClass } from './pictures/regular-class/index.ts'
export { workAcademy3dModelling } from './pictures/work-academy-3d-modelling/index.ts'
export {
  workAcademyAnimation as seriesCaptainKelapa,
  workAcademyAnimation,
} from './pictures/work-academy-animation/index.ts'
export { workAcademyAppAndWeb } from './pictures/work-academy-app-and-web/index.ts'
export {
  workAcademyConceptArt as gameKanvasPasar,
  workAcademyConceptArt,
} from './pictures/work-academy-concept-art/index.ts'
export { workAcademyDigitalDrawing } from './pictures/work-academy-digital-drawing/index.ts'
export { workAcademyVisualDesign } from './pictures/work-academy-visual-design/index.ts'
export {
  workStudioAnimation as milestone2,
  workStudioAnimation as seriesKancil,
  workStudioAnimation,
} from './pictures/work-studio-animation/index.ts'
export { workStudioAppAndWeb } from './pictures/work-studio-app-and-web/index.ts'
export {
  workStudioGameDevelopment as gameNusaHarvest,
  workStudioGameDevelopment,
} from './pictures/work-studio-game-development/index.ts'
export {
  workStudioIllustration as filmSmallIsland,
  workStudioIllustration as gameGerbangKala,
  workStudioIllustration,
} from './pictures/work-studio-illustration/index.ts'
export {
  workStudioInformationTechnology as milestone4,
  workStudioInformationTechnology,
} from './pictures/work-studio-information-technology/index.ts'
export { workStudioLogoDesign } from './pictures/work-studio-logo-design/index.ts'
export { workshopClay } from './pictures/workshop-clay/index.ts'
export { workshopJewelry } from './pictures/workshop-jewelry/index.ts'
export { workshopMask } from './pictures/workshop-mask/index.ts'
export { workshopPuppetry } from './pictures/workshop-puppetry/index.ts'
export { workshopWatercolor } from './pictures/workshop-watercolor/index.ts'
