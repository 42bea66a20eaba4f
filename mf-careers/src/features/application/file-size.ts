import type { Language } from '@arunika/contracts/site'

const UNITS = ['B', 'KB', 'MB', 'GB'] as const

/**
 * Human-readable size: `1.4 MB`, in Indonesian `1,4 MB`. Uses units of 1024, as the limit of 25 MB (26,214,400 bytes)
 * does.
 */
export function fileSize(bytes: number, language?: Language): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), UNITS.length - 1)
  const amount = bytes / 1024 ** step
  const number = step === 0 ? `${amount}` : amount.toFixed(1)
  return `${language === 'id' ? number.replace('.', ',') : number} ${UNITS[step]}`
}
