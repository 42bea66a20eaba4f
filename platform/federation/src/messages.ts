import type { MessageName, Messages } from '@anyam/protocol/open'

/** Each remote has its own copy of this module; they share only this name. */
const TOPIC = 'site-message'

interface Envelope {
  name: string
  payload: unknown
}

/** Posts a message to all subscribers in this tab and, if wanted, in other tabs of this browser. */
export function postMessage<Name extends MessageName>(
  name: Name,
  payload: Messages[Name],
  { acrossTabs = false } = {},
): void {
  const detail: Envelope = { name, payload }
  if (!acrossTabs) {
    window.dispatchEvent(new CustomEvent(TOPIC, { detail }))
    return
  }
  // A channel reaches all others with its name, including those of this tab.
  const channel = new BroadcastChannel(TOPIC)
  channel.postMessage(detail)
  channel.close()
}

/**
 * Calls back with each message of a name. Errors of one subscriber do not affect the others.
 * @returns the unsubscribe function
 */
export function subscribeToMessage<Name extends MessageName>(
  name: Name,
  callback: (payload: Messages[Name]) => void,
): () => void {
  const receive = (envelope: Envelope) => {
    if (envelope.name === name) callback(envelope.payload as Messages[Name])
  }
  const channel = new BroadcastChannel(TOPIC)
  channel.onmessage = ({ data }: MessageEvent<Envelope>) => receive(data)
  const listen = (event: Event) => receive((event as CustomEvent<Envelope>).detail)
  window.addEventListener(TOPIC, listen)
  return () => {
    channel.close()
    window.removeEventListener(TOPIC, listen)
  }
}
