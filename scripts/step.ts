/** Runs one step of a task, saying that it runs and then how long it took; `false` marks it as failed. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const live = process.stdout.isTTY
  process.stdout.write(live ? `… ${name}` : `… ${name}\n`)
  const result = await work()
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const mark = result === false ? '✗' : '✓'
  process.stdout.write(`${live ? '\r\x1b[K' : ''}${mark} ${name} (${seconds} s)\n`)
  return result
}
