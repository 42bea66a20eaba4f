import type { SlotContracts, SlotName } from '@anyam/protocol/open'
import type { ComponentType } from 'react'
import { withRemoteData } from './remote-data.tsx'
import type { Slot } from './slots.ts'
import { withTexts } from './with-texts.tsx'
import { type Loadable, loadWords, type Texts } from './words.ts'

/** Defines the slot that a remote exposes as `./slots/<name>`, with the data layer and the words of the remote. */
export function defineSlot<Name extends SlotName>(
  _name: Name,
  { Component, Fallback, words, ...rest }: Slot<SlotContracts[Name]> & { words?: readonly Loadable[] },
): {
  // Hosts read this type, and they have React's types but none of ours.
  Component: ComponentType<SlotContracts[Name]>
  Fallback?: ComponentType<SlotContracts[Name]>
  preload?(props: SlotContracts[Name], site: { language?: string }): readonly string[]
  loadWords(): Promise<unknown>
} {
  const texts: Texts = {}
  return {
    ...rest,
    Component: withRemoteData(withTexts(Component, texts)),
    ...(Fallback && { Fallback: withTexts(Fallback, texts) }),
    loadWords: async () => Object.assign(texts, await loadWords(words)),
  }
}
