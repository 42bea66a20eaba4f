import { brotliDecompressSync } from 'node:zlib'
import { announceChange } from '../../api/src/db/changes.ts'
import { openDatabase } from '../../api/src/db/database.ts'
import { getBytes, type Product } from '../lib/product.ts'
import { quantile } from '../lib/statistics.ts'
import { fillWithArticles } from './many-articles.ts'

const LIST = '/api/articles?view=cards&limit=17'
const POLLS = 300
const SEARCHES = ['rainforest', 'exibition', 'student film bandung']

/** Cost of the newsroom by number of articles. */
export interface ArticlesCost {
  articles: number
  pageBytes: number
  listBytes: number
  sitemapMs: number
  pollMs: number
  slowPollMs: number
  /** The slowest of several first searches, with nothing cached. */
  searchMs: number
}

/** Fills the newsroom to a number of articles and sends the requests of visitors. */
export async function measureArticles(
  product: Product,
  from: number,
  articles: number,
): Promise<ArticlesCost> {
  await fillUp(product, from, articles)
  const timed = async (path: string, headers: Record<string, string> = {}) => {
    const start = performance.now()
    const response = await getBytes(product.url + path, headers)
    return { ...response, ms: performance.now() - start }
  }
  const page = await timed('/articles')
  const list = await timed(LIST)
  const polls: number[] = []
  for (let nth = 0; nth < POLLS; nth += 1) {
    const poll = await timed(LIST, { 'if-none-match': list.etag })
    if (poll.status !== 304) throw new Error(`An unchanged poll got ${poll.status}.`)
    polls.push(poll.ms)
  }
  polls.sort((one, other) => one - other)
  const searches: number[] = []
  for (const q of SEARCHES) {
    const found = await timed(`/api/articles?view=page&q=${encodeURIComponent(q)}`)
    JSON.parse(brotliDecompressSync(found.body).toString())
    searches.push(found.ms)
  }
  return {
    articles,
    pageBytes: page.body.length,
    listBytes: list.body.length,
    sitemapMs: (await timed('/sitemap.xml')).ms,
    pollMs: quantile(polls, 0.5),
    slowPollMs: quantile(polls, 0.99),
    searchMs: Math.max(...searches),
  }
}

async function fillUp({ databaseUrl }: Product, from: number, to: number) {
  if (to <= from) return
  const { db, close } = openDatabase(databaseUrl, 2)
  await fillWithArticles(db, to - from, from)
  await announceChange(db, 'articles')
  await db.execute('analyze')
  await close()
}
