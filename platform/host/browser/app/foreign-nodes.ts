/** Changes to the body by anything other than the page, as the launcher records them. */
export interface BodyChanges {
  records: MutationRecord[]
  observer: MutationObserver
}

/**
 * Reverts the changes that browser extensions made to the body since the server sent it. If React finds an
 * unknown node, it rebuilds the whole document.
 * @returns a function that restores the added nodes
 */
export function revertChanges({ records, observer }: BodyChanges): () => void {
  const changes = [...records.splice(0), ...observer.takeRecords()].reverse()
  const added: [target: Node, node: Node, previous: Node | null][] = []
  /** Nodes whose children were wrapped or moved. They keep the page's own structure. */
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
  // Discard the changes made here.
  observer.takeRecords()
  return () => {
    for (const [target, node, previous] of added)
      if (!altered.has(target) && !altered.has(node))
        target.insertBefore(node, previous?.parentNode === target ? previous.nextSibling : target.firstChild)
  }
}
