import { type ServedFacts, SITE_FACTS_PATH, siteIn, withFacts } from '@arunika/contracts/site'
import { giveParts, giveTexts } from './renderer.ts'
import { parts } from './site-parts.ts'
import { wordsIn } from './words/words-in.ts'

export * from './renderer.ts'

giveParts(parts)
giveTexts({
  ...{ factsPath: SITE_FACTS_PATH, siteIn, wordsIn },
  withFacts: (site, facts) => withFacts(site, facts as ServedFacts),
})
