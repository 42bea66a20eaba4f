import type { SlotContracts, SlotName } from '@arunika/contracts'
import type { ComponentType } from 'react'
import { withRemoteData } from './remote-data.tsx'
import type { Slot } from './slots.ts'
import { type Loadable, loadWords } from './words.ts'

/** The slot that a remote exposes as `./slots/<name>`, by its contract, with the data layer of the remote and its words. */
export const defineSlot = <Name extends SlotName>(
  _name: Name,
  { Component, words = [], ...rest }: Slot<SlotContracts[Name]> & { words?: readonly Loadable[] },
): {
  // Hosts read this type: they have React's types and none of ours.
  Component: ComponentType<SlotContracts[Name]>
  Fallback?: ComponentType<SlotContracts[Name]>
  preload?(props: SlotContracts[Name], site: { lmsUrl: string; language?: string }): readonly string[]
  loadWords(): Promise<unknown>
} => ({ ...rest, Component: withRemoteData(Component), loadWords: () => loadWords(words) })
