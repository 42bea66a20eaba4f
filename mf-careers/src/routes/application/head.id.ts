import type { ApplicationHead } from './head.ts'

export const words: ApplicationHead = {
  title: 'Lamar',
  description: (site) => `Lamar posisi di ${site}.`,
}
