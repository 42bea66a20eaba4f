/**
 * Reads a response of unknown length, and stops as soon as it exceeds the limit.
 * @returns its body; undefined if it is longer than `mostBytes`
 */
export async function readAtMost(
  { body }: Pick<Response, 'body'>,
  mostBytes: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > mostBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
