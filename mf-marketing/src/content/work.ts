import { defineWords } from '@anyam/federation'
import {
  workAcademy3dModelling,
  workAcademyAnimation,
  workAcademyAppAndWeb,
  workAcademyConceptArt,
  workAcademyDigitalDrawing,
  workAcademyVisualDesign,
  workStudioAnimation,
  workStudioAppAndWeb,
  workStudioGameDevelopment,
  workStudioIllustration,
  workStudioInformationTechnology,
  workStudioLogoDesign,
} from './pictures.ts'

interface Craft {
  name: string
  /** Alt text of its picture; in English the picture has its own. */
  alt?: string
}

type StudioCraft = 'games' | 'logo' | 'animation' | 'illustration' | 'web' | 'immersive'
type AcademyCraft = 'modelling' | 'concept' | 'drawing' | 'animation' | 'design' | 'web'

export interface WorkWords {
  title: string
  lead: string
  studio: Readonly<Record<StudioCraft, Craft>>
  academy: Readonly<Record<AcademyCraft, Craft>>
}

const english: WorkWords = {
  title: 'WHAT WE DO',
  lead: 'Twelve crafts under one roof, and a table for each.',
  studio: {
    games: { name: 'Game Development' },
    logo: { name: 'Logo Design' },
    animation: { name: 'Animation' },
    illustration: { name: 'Illustration' },
    web: { name: 'App & Web' },
    immersive: { name: 'Information Technology' },
  },
  academy: {
    modelling: { name: '3D Modelling' },
    concept: { name: 'Concept Art' },
    drawing: { name: 'Digital Drawing' },
    animation: { name: 'Animation' },
    design: { name: 'Visual Design' },
    web: { name: 'App & Web' },
  },
}

export const workWords = defineWords(english)

export const workPictures = {
  studio: {
    games: workStudioGameDevelopment,
    logo: workStudioLogoDesign,
    animation: workStudioAnimation,
    illustration: workStudioIllustration,
    web: workStudioAppAndWeb,
    immersive: workStudioInformationTechnology,
  },
  academy: {
    modelling: workAcademy3dModelling,
    concept: workAcademyConceptArt,
    drawing: workAcademyDigitalDrawing,
    animation: workAcademyAnimation,
    design: workAcademyVisualDesign,
    web: workAcademyAppAndWeb,
  },
}
