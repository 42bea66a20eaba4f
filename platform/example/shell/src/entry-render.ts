import { giveParts, giveTexts } from '@anyam/host/browser/renderer'
import { parts } from './parts.tsx'

export * from '@anyam/host/browser/renderer'

giveParts(parts)
giveTexts({ factsPath: '/api/site', withFacts: (site) => site, siteIn: (site) => site, wordsIn: () => ({}) })
