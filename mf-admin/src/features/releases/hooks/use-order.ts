import { useState } from 'react'

/** Gives an order of the release desk, and keeps why it was not taken for whoever tries again. */
export function useOrder() {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()

  async function give<Answer>(order: Promise<Answer>, onDone: (answer: Answer) => void) {
    setBusy(true)
    try {
      onDone(await order)
    } catch (error) {
      setFault((error as Error).message)
      setBusy(false)
    }
  }
  return { give, state: { busy, fault } }
}
