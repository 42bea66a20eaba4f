/** Keeps what is new under its key, and at most so many: the oldest goes. */
export function setBounded<Value>(
  entries: Map<string, Value>,
  key: string,
  value: Value,
  most: number,
): Value {
  entries.delete(key)
  const oldest = entries.size >= most ? entries.keys().next() : undefined
  if (oldest?.value !== undefined) entries.delete(oldest.value)
  entries.set(key, value)
  return value
}
