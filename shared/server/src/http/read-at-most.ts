/**
 * Reads a response that may be longer than is wanted, and stops as soon as it is.
 * @returns its body; undefined for one of more than `mostBytes`
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
