/**
 * Runs one step of a task, saying that it runs and then how long it took; `false` marks it as failed.
 * @param work may say meanwhile what it is at
 */
export async function step<T>(
  name: string,
  work: (tell: (detail: string) => void) => Promise<T>,
): Promise<T> {
  const began = performance.now()
  const live = process.stdout.isTTY
  const say = (text: string) => process.stdout.write(live ? `\r\x1b[K… ${text}` : `… ${text}\n`)
  say(name)
  const result = await work((detail) => say(`${name}: ${detail}`))
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const mark = result === false ? '✗' : '✓'
  process.stdout.write(`${live ? '\r\x1b[K' : ''}${mark} ${name} (${seconds} s)\n`)
  return result
}
