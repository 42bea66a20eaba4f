const AT_ONCE = 8

/**
 * Does work for each item, eight at a time. After a failure no more is started, and the error is thrown when all started
 * work has ended: callers then remove the folder that it writes to. `p-limit` rejects while other work still runs.
 */
export async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const left = items.values()
  const errors: unknown[] = []
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of left) {
        if (errors.length > 0) return
        await work(item).catch((error: unknown) => errors.push(error))
      }
    }),
  )
  if (errors.length > 0) throw errors[0]
}
