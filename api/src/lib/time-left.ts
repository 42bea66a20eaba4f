/** Formats a wait for a sentence: `in 1 minute`, `in 12 minutes`. */
export function inMinutes(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return `in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
}
