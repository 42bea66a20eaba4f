import { useWords } from '@anyam/federation/use-words'
import { Section } from '@arunika/ui'
import { useLinkedCards } from '../api/get-linked-cards.ts'
import { cardWords } from '../words.ts'
import { LeadGrid } from './lead-grid.tsx'

/** Articles about the page that embeds this; renders nothing if there are none. */
export function LinkedNews({ path }: { path: string }) {
  const { data: articles = [], inViewRef } = useLinkedCards(path)
  const { linked } = useWords(cardWords)
  const [large, ...small] = articles
  if (!large) return null
  return (
    <Section ground="tint" title={linked} display rootRef={inViewRef}>
      <LeadGrid block={{ large, small }} />
    </Section>
  )
}
