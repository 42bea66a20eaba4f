import type { Context } from '../../context.ts'
import { timeToNextPublication } from './repository.ts'

/** Milliseconds: a timer cannot wait for much longer than three weeks. */
const LONGEST_WAIT = 86_400_000

/** Has kept answers forgotten at the moment at which an article appears by itself. */
export function createPublicationClock({ db, kept }: Pick<Context, 'db' | 'kept'>) {
  let timer: NodeJS.Timeout | undefined
  return {
    /** Call it before what is kept is loaded: an article that appears in between is then in what is loaded. */
    async set() {
      const wait = await timeToNextPublication(db)
      clearTimeout(timer)
      if (wait === undefined) return
      timer = setTimeout(() => kept.drop('articles'), Math.min(Math.ceil(wait) + 1, LONGEST_WAIT))
      timer.unref()
    },
  }
}
