import type { PageHandle } from '@anyam/federation'
import type { RenderInput } from './messages.ts'

/** Ends a list whose parts form a cycle. */
const MOST_PARTS = 1_000

/** Yields the data of a list of addresses, part by part. */
export async function* partsOf(
  { list, next }: Pick<NonNullable<PageHandle['addresses']>, 'list' | 'next'>,
  load: RenderInput['load'],
): AsyncGenerator<never> {
  let key: string | undefined = list
  for (let part = 0; key !== undefined && part < MOST_PARTS; part += 1) {
    const data = (await load(key)) as never
    yield data
    key = next?.(data)
  }
}
