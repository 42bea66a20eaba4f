import { type ComponentType, useContext, useMemo } from 'react'
import { TextsContext } from './use-words.ts'
import type { Texts } from './words.ts'

/**
 * Gives a page or slot only its own texts, without those of its surroundings, because a server renders each
 * separately.
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

/** A part of a page that provides additional texts. */
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
