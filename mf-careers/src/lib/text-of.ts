import { isValidElement, type PropsWithChildren, type ReactNode } from 'react'

/** Returns the text of a rendered node. */
export function textOf(node: ReactNode): string {
  if (isValidElement<PropsWithChildren>(node)) return textOf(node.props.children)
  if (Array.isArray(node)) return node.map(textOf).join('')
  return typeof node === 'string' || typeof node === 'number' ? String(node) : ''
}
