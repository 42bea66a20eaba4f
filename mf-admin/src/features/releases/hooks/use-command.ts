import { useState } from 'react'

/** Sends a command to the admin release API and retains its error for a retry. */
export function useCommand() {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  async function give<Result>(command: Promise<Result>, onDone: (response: Result) => void | Promise<void>) {
    setBusy(true)
    try {
      await onDone(await command)
      setError(undefined)
    } catch (error) {
      setError((error as Error).message)
    }
    setBusy(false)
  }
  return { give, state: { busy, error } }
}
