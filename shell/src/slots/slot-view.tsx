import { type SlotUse, slotKey } from '@arunika/federation'
import { useSite } from '@arunika/federation/use-site'
import { type ComponentType, createContext, useContext } from 'react'
import { usedIn } from './page-slots.ts'

interface SlotsOfPage {
  /** Markup of a slot, where the page is rendered on the server. */
  htmlOf?: (key: string) => string | undefined
  /** Shows slots in a browser. */
  Live?: ComponentType<{ use: SlotUse }>
}

export const SlotsContext = createContext<SlotsOfPage>({})

/** What React hydrates as a boundary of its own: the slot's code may come later, or never. */
const hydratable = (html: string | undefined) =>
  `<!--${html === undefined ? '$!' : '$'}-->${html ?? ''}<!--/$-->`

/** A slot in a page, on the server and in the browser. */
export function SlotView({ use: named }: { use: SlotUse }) {
  const use = usedIn(named, useSite())
  const { htmlOf, Live } = useContext(SlotsContext)
  if (Live) return <Live key={slotKey(use)} use={use} />
  const key = slotKey(use)
  return <div data-slot={key} dangerouslySetInnerHTML={{ __html: hydratable(htmlOf?.(key)) }} />
}
