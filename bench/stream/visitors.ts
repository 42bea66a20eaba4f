import { setTimeout as delay } from 'node:timers/promises'
import { type ListVersions, POLLING_INTERVAL, VERSION_PARAMETER, VERSIONS_PATH } from '@arunika/contracts'
import { SPREAD_MS } from '../../platform/host/browser/version-stream/polls.ts'
import { type Traffic, VisitorConnection } from './visitor-connection.ts'

/** Lists that the news page and the careers page poll. */
export const LISTS = {
  articles: '/api/articles?view=cards&limit=17',
  'job-vacancies': '/api/job-vacancies',
} as const
type List = keyof typeof LISTS
const NAMES = Object.keys(LISTS) as List[]

/** Called when a visitor receives a new version of a list. */
export type Seen = (list: List) => void

/** An open page with both lists. */
export interface Visitor {
  end(): void
}

interface VisitorOptions {
  port: number
  traffic: Traffic
  seen: Seen
}

function lists({ port, traffic, seen }: VisitorOptions) {
  const connection = new VisitorConnection(port, traffic)
  const tags = new Map<List, string>()
  let turn = Promise.resolve()
  async function load(list: List, path: string) {
    const tag = await connection.get(path)
    if (tag === undefined) return
    if (tags.has(list) && tags.get(list) !== tag) seen(list)
    tags.set(list, tag)
  }
  return {
    /** Requests run in sequence, because there is only one connection. */
    load(list: List, path: string = LISTS[list]): Promise<void> {
      turn = turn.then(() => load(list, path))
      return turn
    },
    end: () => connection.end(),
  }
}

/** Polls as pages do by default. */
export function pollingVisitor(options: VisitorOptions): Visitor {
  const { load, end } = lists(options)
  const ending = new AbortController()
  async function poll() {
    for (;;) {
      for (const list of NAMES) await load(list)
      await delay(POLLING_INTERVAL, undefined, { signal: ending.signal })
    }
  }
  void poll().catch(() => {})
  return {
    end() {
      ending.abort()
      end()
    },
  }
}

/** Waits for the version stream as `platform/host/browser/version-stream` does. */
export function streamVisitor(options: VisitorOptions): Visitor {
  const { load, end } = lists(options)
  const stream = new VisitorConnection(options.port, options.traffic)
  let versions: ListVersions = {}
  void Promise.all(NAMES.map((list) => load(list)))
  stream.stream(VERSIONS_PATH, (data) => {
    const next = JSON.parse(data) as ListVersions
    const changed = NAMES.filter((list) => next[list] !== versions[list])
    versions = next
    setTimeout(() => {
      for (const list of changed) {
        const path = LISTS[list]
        void load(list, `${path}${path.includes('?') ? '&' : '?'}${VERSION_PARAMETER}=${versions[list]}`)
      }
    }, SPREAD_MS * Math.random())
  })
  return {
    end() {
      stream.end()
      end()
    },
  }
}
