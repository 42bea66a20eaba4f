import {
  plateGarudaExpress,
  plateMonsoonMarket,
  regular3dModeling,
  techIllustration,
  techStoryboard,
  workAcademyConceptArt,
} from './pictures.ts'

export const illustrationPictures = {
  illustration: techIllustration,
  concept: workAcademyConceptArt,
  storyboard: techStoryboard,
  solid: regular3dModeling,
}

export const illustrationWorkPictures = { market: plateMonsoonMarket, express: plateGarudaExpress }
