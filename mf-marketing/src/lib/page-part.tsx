import { loadWords, type PageModule } from '@arunika/federation'
import { withMoreTexts } from '@arunika/federation/with-texts'
import { type ComponentType, Suspense, use } from 'react'

/**
 * A part of a page in a chunk of its own, for addresses that show it. The page's handle names the chunk in `parts` and loads it in `content`,
 * so a server renders it at once; a browser keeps what the server rendered until the code is there.
 */
export function definePart(module: () => Promise<Pick<PageModule, 'default'>>) {
  let Part: ComponentType | undefined
  let loading: Promise<ComponentType> | undefined
  async function loadPart() {
    const { default: Loaded } = await module()
    Part = withMoreTexts(Loaded, await loadWords(Loaded.words))
    return Part
  }
  /** Loads it, again if it could not be loaded before. */
  function load() {
    loading = loadPart()
    return loading
  }
  function Loaded() {
    // A failure stays: rendered anew, it would be asked for again and again.
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
