import { type ComponentType, useContext, useMemo } from 'react'
import { TextsContext } from './use-words.ts'
import type { Texts } from './words.ts'

/**
 * A page, or a slot, with the texts that it brings, and none of what is around it: a server renders each on its own.
 * @param texts may be filled until it is shown
 */
export function withTexts<Props extends object>(Shown: ComponentType<Props>, texts: Texts) {
  const own = [texts]
  return function WithTexts(props: Props) {
    return (
      <TextsContext value={own}>
        <Shown {...props} />
      </TextsContext>
    )
  }
}

/** A part of a page that brings more texts. */
export const withMoreTexts = (Part: ComponentType, texts: Texts) =>
  function WithMoreTexts() {
    const outer = useContext(TextsContext)
    const all = useMemo(() => [texts, ...outer], [outer])
    return (
      <TextsContext value={all}>
        <Part />
      </TextsContext>
    )
  }
