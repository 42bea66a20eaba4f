import type { ElementType, Key } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'

/**
 * The compiler's development calls, implemented with the modules that every shell shares, even one with
 * React's production build.
 */
export const jsxDEV = (type: ElementType, props: unknown, key: Key | undefined, isStatic: boolean) =>
  (isStatic ? jsxs : jsx)(type, props, key)
export { Fragment }
