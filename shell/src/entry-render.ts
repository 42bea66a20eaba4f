import { giveParts, giveTexts } from '@anyam/host/browser/renderer'
import { type ServedFacts, SITE_FACTS_PATH, siteIn, withFacts } from '@arunika/contracts/site'
import { parts } from './site-parts.ts'
import { wordsIn } from './words/words-in.ts'

export * from '@anyam/host/browser/renderer'

giveParts(parts)
giveTexts({
  ...{ factsPath: SITE_FACTS_PATH, siteIn, wordsIn },
  withFacts: (site, facts) => withFacts(site, facts as ServedFacts),
})
