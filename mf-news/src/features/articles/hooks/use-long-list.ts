import type { ArticleCard } from '@arunika/contracts'
import type { Language } from '@arunika/contracts/site'
import { useCallback, useEffect, useRef, useState } from 'react'
import { getOlderCards } from '../api/get-older-cards.ts'
import { furtherBelow } from '../long-list.ts'

/**
 * Extends a list of the newest articles on demand: `onNearEnd` fetches older ones and appends them. Reaching the end
 * again retries a failed fetch.
 * @param language of the page
 */
export function useLongList(list: readonly ArticleCard[] | undefined, language?: Language) {
  const [further, setFurther] = useState<readonly ArticleCard[]>([])
  const before = useRef(list)
  const state = useRef({ isBusy: false, isAtEnd: false })
  useEffect(() => {
    if (!list) return
    const was = before.current ?? []
    before.current = list
    setFurther((known) => (known.length === 0 ? known : furtherBelow(was, list, known)))
  }, [list])

  const last = further.at(-1) ?? list?.at(-1)
  const onNearEnd = useCallback(async () => {
    if (!last || state.current.isBusy || state.current.isAtEnd) return
    state.current.isBusy = true
    try {
      const older = await getOlderCards(last, language)
      if (older.length === 0) state.current.isAtEnd = true
      else
        setFurther((known) => {
          // The end may have changed since this fetch began; append only if it is still the same.
          const end = known.at(-1) ?? before.current?.at(-1)
          return end?.id === last.id ? [...known, ...older] : known
        })
    } catch {
      // Reaching the end again retries.
    } finally {
      state.current.isBusy = false
    }
  }, [last, language])
  return { items: list && [...list, ...further], onNearEnd }
}
