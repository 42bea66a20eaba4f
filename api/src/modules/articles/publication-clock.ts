import type { Context } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { timeToNextPublication } from './repository.ts'

/** Milliseconds; timers are limited to little more than three weeks. */
const LONGEST_WAIT = 86_400_000

/** Drops cached responses when an article's publication is due. */
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
