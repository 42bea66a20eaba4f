/**
 * Asks the person for a proof.
 * @returns false if they cancel
 */
type Ask = () => Promise<boolean>

let ask: Ask | undefined
let asking: Promise<boolean> | undefined

/**
 * Registers the function that asks.
 * @returns a function that unregisters it
 */
export function onStepUp(handler: Ask): () => void {
  ask = handler
  return () => {
    if (ask === handler) ask = undefined
  }
}

/** Asks once for all waiting calls; returns false if no screen can ask. */
export function stepUp(): Promise<boolean> {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asking = undefined
  })
  return asking
}
