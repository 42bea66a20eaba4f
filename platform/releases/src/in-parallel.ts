const AT_ONCE = 8

/**
 * Runs work for each item, eight at a time. After a failure it starts no more work, and throws once all
 * started work has ended, unlike `p-limit`, so that callers can safely remove the output folder.
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
