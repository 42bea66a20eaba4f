/**
 * Marks a form as open in this tab. The browser releases the mark however the tab closes; if the browser has no locks
 * (a site without TLS), every form counts as closed.
 * @returns a function that releases the mark
 */
export function markOpen(key: string): () => void {
  let close = () => {}
  const closed = new Promise<void>((resolve) => {
    close = resolve
  })
  void navigator.locks?.request(key, () => closed).catch(() => undefined)
  return close
}

/** Keys of the forms open in any tab. */
export async function openForms(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return new Set(held.map(({ name = '' }) => name))
}
