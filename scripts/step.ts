/** Runs one step of a task, saying that it runs and then how long it took. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const live = process.stdout.isTTY
  process.stdout.write(live ? `… ${name}` : `… ${name}\n`)
  const result = await work()
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  process.stdout.write(`${live ? '\r\x1b[K' : ''}✓ ${name} (${seconds} s)\n`)
  return result
}
