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
export function revertChanges({ records, observer }: BodyChanges): () => void {
  const changes = [...records.splice(0), ...observer.takeRecords()].reverse()
  const added: [target: Node, node: Node, previous: Node | null][] = []
  /** Where words were wrapped or elements moved, and what was: the page has its own back. */
  const altered = new Set<Node>()
  for (const { target, type, oldValue, addedNodes, removedNodes, nextSibling } of changes) {
    if (type === 'characterData') target.nodeValue = oldValue
    for (const node of [...addedNodes].reverse()) {
      if (node.parentNode !== target) continue
      added.unshift([target, node, node.previousSibling])
      target.removeChild(node)
    }
    const next = nextSibling?.parentNode === target ? nextSibling : null
    for (const node of removedNodes) {
      altered.add(target).add(node)
      target.insertBefore(node, next)
    }
  }
  // Its own changes.
  observer.takeRecords()
  return () => {
    for (const [target, node, previous] of added)
      if (!altered.has(target) && !altered.has(node))
        target.insertBefore(node, previous?.parentNode === target ? previous.nextSibling : target.firstChild)
  }
}
