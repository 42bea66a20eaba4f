import type { MessagePort } from 'node:worker_threads'
import type { Ask, Found, LastGood } from './last-good.ts'

/** Answers what a render thread asks for. */
export function answerOn(port: MessagePort, hosts: LastGood): void {
  port.on('message', async ({ id, question }: { id: number; question: Ask }) => {
    port.postMessage({ id, found: await hosts.ask(question) })
  })
  // A line that nobody else holds on to keeps no process alive.
  port.unref()
}

/** The other end of the line, in a render thread. */
export function askOver(port: MessagePort): (question: Ask) => Promise<Found> {
  const waiting = new Map<number, (found: Found) => void>()
  let lastId = 0
  port.on('message', ({ id, found }: { id: number; found: Found }) => {
    waiting.get(id)?.(found)
    waiting.delete(id)
  })
  return (question) => {
    lastId += 1
    const id = lastId
    return new Promise((resolve) => {
      waiting.set(id, resolve)
      port.postMessage({ id, question })
    })
  }
}
