import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { EngineProps } from './engine.tsx'

/**
 * Loads the code that moves the slides when the element is in the window. Until then it is a row that
 * scrolls, which suffices for visitors who never get there.
 * @returns a setter for the element, and the component that moves its slides once its code has loaded
 */
export function useEngine() {
  const viewport = useRef<HTMLDivElement>(null)
  const [Engine, setEngine] = useState<ComponentType<EngineProps>>()
  useEffect(() => {
    const element = viewport.current
    if (!element) return
    let isGone = false
    const observer = new IntersectionObserver(async (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      const engine = await import(/* webpackChunkName: "carousel" */ './engine.tsx')
      if (!isGone) setEngine(() => engine.Engine)
    })
    observer.observe(element)
    return () => {
      isGone = true
      observer.disconnect()
    }
  }, [])
  return [viewport, Engine] as const
}
