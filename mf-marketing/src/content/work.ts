import type { PictureSource } from '@arunika/ui'
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

export interface Work {
  name: string
  picture: PictureSource
}

export const studioWork: readonly Work[] = [
  { name: 'Game Development', picture: workStudioGameDevelopment },
  { name: 'Logo Design', picture: workStudioLogoDesign },
  { name: 'Animation', picture: workStudioAnimation },
  { name: 'Illustration', picture: workStudioIllustration },
  { name: 'App & Web', picture: workStudioAppAndWeb },
  { name: 'Information Technology', picture: workStudioInformationTechnology },
]

export const academyWork: readonly Work[] = [
  { name: '3D Modelling', picture: workAcademy3dModelling },
  { name: 'Concept Art', picture: workAcademyConceptArt },
  { name: 'Digital Drawing', picture: workAcademyDigitalDrawing },
  { name: 'Animation', picture: workAcademyAnimation },
  { name: 'Visual Design', picture: workAcademyVisualDesign },
  { name: 'App & Web', picture: workAcademyAppAndWeb },
]
