import { ACROSS_TABS, type MessageName, type Messages } from '@arunika/contracts'

/** Each remote has a copy of this module: what they share is the name. */
const TOPIC = 'site-message'

interface Envelope {
  name: string
  payload: unknown
}

const isAcrossTabs = (name: MessageName) => ACROSS_TABS.includes(name)

/** Posts a message to all that subscribe to it: in this tab and, where its contract says so, in others of this browser. */
export function postMessage<Name extends MessageName>(name: Name, payload: Messages[Name]): void {
  const detail: Envelope = { name, payload }
  if (!isAcrossTabs(name)) {
    window.dispatchEvent(new CustomEvent(TOPIC, { detail }))
    return
  }
  // A channel reaches every other one of its name, those of this tab as well.
  const channel = new BroadcastChannel(TOPIC)
  channel.postMessage(detail)
  channel.close()
}

/**
 * Calls back with each message of a name. What a subscriber throws reaches no other one.
 * @returns the unsubscribe function
 */
export function subscribeToMessage<Name extends MessageName>(
  name: Name,
  callback: (payload: Messages[Name]) => void,
): () => void {
  const receive = (envelope: Envelope) => {
    if (envelope.name === name) callback(envelope.payload as Messages[Name])
  }
  if (isAcrossTabs(name)) {
    const channel = new BroadcastChannel(TOPIC)
    channel.onmessage = ({ data }: MessageEvent<Envelope>) => receive(data)
    return () => channel.close()
  }
  const listen = (event: Event) => receive((event as CustomEvent<Envelope>).detail)
  window.addEventListener(TOPIC, listen)
  return () => window.removeEventListener(TOPIC, listen)
}
