import type { SlotContracts, SlotName } from '@anyam/protocol/open'
import { useRouteLoaderData } from 'react-router-dom'
import { ROOT_ROUTE, type RootData } from './page.ts'
import type { SlotUse } from './slots.ts'

/**
 * A part of the page that another remote provides, by the name of its contract; the page's handle must
 * declare it too. If it fails the page is unaffected, and a host without slots shows nothing here.
 */
export function Slot<Name extends SlotName>({ name, props }: { name: Name; props: SlotContracts[Name] }) {
  const root = useRouteLoaderData(ROOT_ROUTE) as Partial<RootData> | undefined
  const Hosted = root?.Slot
  return Hosted ? <Hosted use={{ name, props } as SlotUse} /> : null
}
