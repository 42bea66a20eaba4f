import { loadWords, type PageModule } from '@anyam/federation'
import { withMoreTexts } from '@anyam/federation/with-texts'
import { type ComponentType, Suspense, use } from 'react'

/**
 * Defines a part of a page in a separate chunk, for addresses that show it. The handle lists the chunk in `parts` and
 * loads it in `content`, so servers render it at once; browsers keep the server's markup until the code arrives.
 */
export function definePart(module: () => Promise<Pick<PageModule, 'default'>>) {
  let Part: ComponentType | undefined
  let loading: Promise<ComponentType> | undefined
  async function loadPart() {
    const { default: Loaded } = await module()
    Part = withMoreTexts(Loaded, await loadWords(Loaded.words))
    return Part
  }
  /** Loads the part, again after a failed attempt. */
  function load() {
    loading = loadPart()
    return loading
  }
  function Loaded() {
    // Keep a failed promise: a retry on every render would request the chunk again and again.
    const Shown = Part ?? use(loading ?? load())
    return <Shown />
  }
  return {
    load,
    Part: () => (
      <Suspense>
        <Loaded />
      </Suspense>
    ),
  }
}
