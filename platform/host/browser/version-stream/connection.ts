import { HEARTBEAT_INTERVAL, type ListVersions, VERSIONS_PATH } from '@anyam/protocol/version-stream'

/** Longer silence means that the stream is broken. Milliseconds. */
export const SILENCE_MS = 1.5 * HEARTBEAT_INTERVAL
/**
 * The first and the longest pause before reconnecting. They vary by half, so that browsers do not reconnect
 * simultaneously.
 */
const PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 60_000

/** Called with each message and each heartbeat; with undefined when the stream breaks. */
export type Report = (versions: ListVersions | undefined) => void

/**
 * Maintains a connection to the version stream, and reconnects when it breaks.
 * @returns a function that ends it
 */
export function connect(report: Report): () => void {
  let source: EventSource
  let versions: ListVersions | undefined
  let timer: ReturnType<typeof setTimeout>
  let pause = PAUSE_MS

  function open() {
    source = new EventSource(VERSIONS_PATH)
    source.onmessage = ({ data }: MessageEvent<string>) => {
      if (data) versions = JSON.parse(data) as ListVersions
      pause = PAUSE_MS
      expectMessage()
      report(versions)
    }
    source.onerror = onBreak
    expectMessage()
  }
  function expectMessage() {
    clearTimeout(timer)
    timer = setTimeout(onBreak, SILENCE_MS)
  }
  function onBreak() {
    end()
    report(undefined)
    timer = setTimeout(open, pause * (0.5 + Math.random()))
    pause = Math.min(2 * pause, LONGEST_PAUSE_MS)
  }
  function end() {
    clearTimeout(timer)
    source.close()
  }

  open()
  return end
}
