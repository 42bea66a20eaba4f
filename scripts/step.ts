/** Steps that this process has run, in the order in which they ended. */
export const steps: { name: string; seconds: number }[] = []

/**
 * Runs one step of a task, saying that it runs and then how long it took; `false` marks it as failed.
 * @param work may report its progress
 */
export async function step<T>(
  name: string,
  work: (progress: (detail: string) => void) => Promise<T>,
): Promise<T> {
  const began = performance.now()
  const live = process.stdout.isTTY
  const print = (text: string) => process.stdout.write(live ? `\r\x1b[K… ${text}` : `… ${text}\n`)
  print(name)
  const result = await work((detail) => print(`${name}: ${detail}`))
  const seconds = (performance.now() - began) / 1000
  steps.push({ name, seconds })
  const mark = result === false ? '✗' : '✓'
  process.stdout.write(`${live ? '\r\x1b[K' : ''}${mark} ${name} (${seconds.toFixed(1)} s)\n`)
  return result
}
