/** What something other than the page has changed in its body, as the launcher records it. */
export interface BodyChanges {
  records: MutationRecord[]
  observer: MutationObserver
}

/**
 * Takes back what browser extensions did to the body since the server sent it: a node that React does not know makes it build
 * the whole document again.
 * @returns puts back what they had added
 */
export function setAside({ records, observer }: BodyChanges): () => void {
  const changes = [...records.splice(0), ...observer.takeRecords()]
  const added = placesOf(changes)
  for (const { target, type, oldValue, addedNodes, removedNodes, nextSibling } of changes.reverse()) {
    if (type === 'characterData') target.nodeValue = oldValue
    for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node)
    const next = nextSibling?.parentNode === target ? nextSibling : null
    for (const node of removedNodes) target.insertBefore(node, next)
  }
  // Its own changes.
  observer.takeRecords()
  return () => {
    for (const { target, node, previous } of added) {
      const next = previous?.parentNode === target ? previous.nextSibling : target.firstChild
      target.insertBefore(node, next)
    }
  }
}

/** Added nodes in the order of the document, except among words that were wrapped or replaced: these are the page's own again. */
function placesOf(changes: readonly MutationRecord[]) {
  const nodes = new Set(changes.flatMap(({ addedNodes }) => [...addedNodes]))
  const altered = new Set(
    changes.flatMap(({ target, removedNodes }) => (removedNodes.length > 0 ? target : [])),
  )
  const targets = new Set(changes.map(({ target }) => target))
  return [...targets].flatMap((target) =>
    altered.has(target)
      ? []
      : [...target.childNodes]
          .filter((node) => nodes.has(node))
          .map((node) => ({ target, node, previous: node.previousSibling })),
  )
}
