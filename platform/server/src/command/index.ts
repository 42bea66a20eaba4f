import { VERSION } from '../version/index.ts'

/**
 * Prints a command's manual or the product's version if its arguments request one, and exits. Call it before
 * anything starts.
 */
export function printHelp(manual: string, args: readonly string[] = process.argv.slice(2)): void {
  const isHelp = args.some((arg) => arg === '--help' || arg === '-h')
  if (!isHelp && !args.includes('--version')) return
  console.log(isHelp ? manual : VERSION)
  process.exit(0)
}

/** Does the same for a command without arguments, and refuses any others, because it would do its work regardless. */
export function takeNoArguments(manual: string, args: readonly string[] = process.argv.slice(2)): void {
  printHelp(manual, args)
  if (args.length === 0) return
  console.error(`Unexpected argument '${args[0]}'.\n\n${manual}`)
  process.exit(2)
}
