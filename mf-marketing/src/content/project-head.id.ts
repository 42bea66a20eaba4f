import type { ProjectHead } from './project-head.ts'
import { isGame } from './project-names.ts'

export const words: ProjectHead = {
  title: (project, city) => `${project.title}: ${isGame(project) ? 'gim' : 'animasi'} buatan ${city}`,
  description: (title) =>
    `${title} dalam film, dalam angka dan fakta, dan dari garis sampai warna: untuk siapa, oleh siapa, dan bagaimana pembuatannya.`,
}
