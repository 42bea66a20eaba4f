import type { PictureSource } from '@arunika/ui'
import { filmParts } from './films.ts'
import { gameParts } from './games.ts'
import {
  candiWireframe,
  canvasWireframe,
  catWireframe,
  harborWireframe,
  kitesWireframe,
  lanternWireframe,
  rimbaWireframe,
  roboWireframe,
  signalWireframe,
} from './pictures.ts'
import { type ProjectKey, type ProjectName, projectNames, projectPath } from './project-names.ts'
import type { ProjectPart } from './projects.ts'

/** The lines under the first picture of each project. */
const wireframes: Readonly<Record<ProjectKey, PictureSource>> = {
  kites: kitesWireframe,
  canvas: canvasWireframe,
  candi: candiWireframe,
  signal: signalWireframe,
  rimba: rimbaWireframe,
  harbor: harborWireframe,
  robo: roboWireframe,
  lantern: lanternWireframe,
  cat: catWireframe,
}

interface Shown extends ProjectName, ProjectPart {
  key: ProjectKey
}

const parts: Readonly<Record<ProjectKey, ProjectPart>> = { ...gameParts, ...filmParts }
const projects = (Object.keys(parts) as ProjectKey[]).map(
  (key): Shown => ({ ...projectNames[key], ...parts[key], key }),
)

/**
 * What is on the page of a project beside its texts, and the others of the same service.
 * @param path as the router matched it: in any case, perhaps encoded or with a slash at its end
 * @throws Error if no project has this path
 */
export function projectAt(path: string) {
  const spelled = decodeURI(path).toLowerCase().replace(/\/$/, '')
  const project = projects.find((each) => projectPath(each) === spelled)
  if (!project) throw new Error(`No project has the address ${path}.`)
  return {
    project,
    wireframe: wireframes[project.key],
    others: projects.filter((each) => each.service === project.service && each !== project),
  }
}
