import type { Product } from '../lib/product.ts'
import { signIn } from '../lib/product.ts'

const WRITES_PER_SECOND = 10

/** Simulates an administrator who saves the same vacancy ten times a second, until stopped. */
export async function createWriter({ url }: Product) {
  const address = `${url}/api/admin/job-vacancies/2`
  const headers = { ...(await signIn(url)), 'content-type': 'application/json' }
  const { title, type, location, status, description, requirement } = await (
    await fetch(address, { headers })
  ).json()
  let written = 0
  const write = async () => {
    written += 1
    const body = JSON.stringify({
      title: `${title} ${written}`,
      type,
      location,
      status,
      description,
      requirement,
    })
    const response = await fetch(address, { method: 'POST', headers, body })
    if (!response.ok) throw new Error(`A write got a ${response.status}: ${await response.text()}`)
  }
  return function startWriting() {
    const running = new Set<Promise<unknown>>()
    const begin = () => {
      const writing = write().finally(() => running.delete(writing))
      running.add(writing)
    }
    begin()
    const timer = setInterval(begin, 1000 / WRITES_PER_SECOND)
    return {
      async stop() {
        clearInterval(timer)
        await Promise.all(running)
      },
    }
  }
}
