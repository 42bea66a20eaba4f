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

/** Line drawing of each project's first picture. */
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
 * Pictures and film of a project page, and other projects of the same service.
 * @param path as matched by the router: in any case, possibly encoded or with a trailing slash
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
