import type { Context } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { timeToNextPublication } from './repository.ts'

/** Milliseconds: a timer cannot wait for much longer than three weeks. */
const LONGEST_WAIT = 86_400_000

/** Drops cached responses at the moment at which an article is published on schedule. */
export function createPublicationClock({ responseCache }: Pick<Context, 'responseCache'>) {
  let timer: NodeJS.Timeout | undefined
  return {
    /** Call before loading, so an article published meanwhile is included. */
    async set(db: Executor) {
      const wait = await timeToNextPublication(db)
      clearTimeout(timer)
      if (wait === undefined) return
      timer = setTimeout(() => responseCache.drop('articles'), Math.min(Math.ceil(wait) + 1, LONGEST_WAIT))
      timer.unref()
    },
  }
}
