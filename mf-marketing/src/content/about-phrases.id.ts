import type { PortraitPhrases } from './about-phrases.ts'

export const portraitPhrases: PortraitPhrases = {
  portraitOf: (name) => `Potret ${name}`,
}
