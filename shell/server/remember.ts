/** Keeps what is new under its key, and at most so many: the oldest goes. */
export function remember<Value>(kept: Map<string, Value>, key: string, value: Value, most: number): Value {
  kept.delete(key)
  const oldest = kept.size >= most ? kept.keys().next() : undefined
  if (oldest?.value !== undefined) kept.delete(oldest.value)
  kept.set(key, value)
  return value
}
