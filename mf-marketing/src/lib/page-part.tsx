import { loadWords, type PageModule } from '@arunika/federation'
import { type ComponentType, Suspense, use } from 'react'

/**
 * A part of a page in a chunk of its own, for addresses that show it. The page's handle names the chunk in `parts` and loads it in `content`,
 * so a server renders it at once; a browser keeps what the server rendered until the code is there.
 */
export function definePart(module: () => Promise<Pick<PageModule, 'default'>>) {
  let Part: ComponentType | undefined
  let loading: Promise<void> | undefined
  function load(): Promise<void> {
    loading ??= module().then(
      async ({ default: Loaded }) => {
        await loadWords(Loaded.words ?? [])
        Part = Loaded
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  function Loaded() {
    if (!Part) use(load())
    return Part && <Part />
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
