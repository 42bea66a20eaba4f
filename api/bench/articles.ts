/**
 * Command: what the newsroom costs with 10,000 articles. Starts the product on free ports and an empty
 * database, fills it and prints sizes and times.
 */
import { brotliDecompressSync } from 'node:zlib'
import { announceChange } from '../src/db/changes.ts'
import { openDatabase } from '../src/db/database.ts'
import { fillWithArticles } from './many-articles.ts'
import { startProduct } from './product.ts'

const ARTICLES = 10_000
const LIST = '/api/articles?view=cards&limit=17'
const POLLS = 500
const SEARCHES = ['rainforest', 'animasi', 'exibition', 'belajar mengambar', 'student film bandung']

interface Row {
  what: string
  figure: string
  limit?: string
}

const rows: Row[] = []
const note = (what: string, figure: string, limit?: string) =>
  rows.push({ what, figure, ...(limit && { limit }) })
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const ms = (time: number) => `${time.toFixed(1)} ms`

const product = await startProduct()
try {
  const { db, close } = openDatabase(product.databaseUrl, 2)
  const began = performance.now()
  await fillWithArticles(db, ARTICLES)
  await announceChange(db, 'articles')
  await db.execute('analyze')
  note(`${ARTICLES} articles written`, `${((performance.now() - began) / 1000).toFixed(1)} s`)
  await close()

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const start = performance.now()
    const answer = await product.get(path, { 'accept-encoding': 'br', ...headers })
    return { ...answer, time: performance.now() - start }
  }
  const page = await get('/articles')
  note('news page, compressed', kB(page.body.length), '60 kB')
  note('news page, plain', kB(brotliDecompressSync(page.body).length))
  const list = await get(LIST)
  note('polled list, compressed', kB(list.body.length), '20 kB')
  note('GET /api/articles, compressed', kB((await get('/api/articles')).body.length))
  note('archive page 200, compressed', kB((await get('/articles?page=200')).body.length))
  note('sitemap', `${(await get('/sitemap.xml')).time.toFixed(0)} ms`)

  const times: number[] = []
  for (let nth = 0; nth < POLLS; nth += 1) {
    const poll = await get(LIST, { 'if-none-match': list.etag })
    if (poll.status !== 304) throw new Error(`An unchanged poll was answered ${poll.status}.`)
    times.push(poll.time)
  }
  times.sort((one, other) => one - other)
  note('unchanged poll (304), median', ms(times[POLLS / 2] ?? 0))
  note('unchanged poll (304), 99th of 100', ms(times[Math.floor(POLLS * 0.99)] ?? 0))

  for (const path of ['/api/articles?view=page&page=400', '/api/articles/5000', '/api/articles/topics'])
    note(`first ${path}`, ms((await get(path)).time))
  for (const q of SEARCHES) {
    const found = await get(`/api/articles?view=page&q=${encodeURIComponent(q)}`)
    const { total } = JSON.parse(brotliDecompressSync(found.body).toString())
    note(`first search for “${q}” (${total} found)`, ms(found.time))
  }
  console.table(rows)
} finally {
  await product.stop()
}
