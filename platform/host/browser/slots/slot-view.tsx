import { type SlotUse, slotKey } from '@anyam/federation'
import { useSite } from '@anyam/federation/use-site'
import { type ComponentType, createContext, useContext } from 'react'
import { usedIn } from './page-slots.ts'

interface SlotsOfPage {
  /** Returns the markup of a slot, when the server renders the page. */
  htmlOf?: (key: string) => string | undefined
  /** Displays slots in a browser. */
  Live?: ComponentType<{ use: SlotUse }>
}

export const SlotsContext = createContext<SlotsOfPage>({})

/** Markup that React hydrates as a separate boundary, because the slot's code may arrive later or never. */
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
