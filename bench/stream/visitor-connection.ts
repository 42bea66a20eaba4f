import { connect, type Socket } from 'node:net'

/** Bytes that visitors have sent and received, including headers. */
export interface Traffic {
  requests: number
  failed: number
  bytesUp: number
  bytesDown: number
}

export const noTraffic = (): Traffic => ({ requests: 0, failed: 0, bytesUp: 0, bytesDown: 0 })

/** Headers that a browser sends with each list request. */
const BROWSER = [
  ['accept', 'application/json'],
  ['accept-encoding', 'gzip, deflate, br, zstd'],
  ['accept-language', 'en-GB,en;q=0.9'],
  ['sec-fetch-dest', 'empty'],
  ['sec-fetch-mode', 'cors'],
  ['sec-fetch-site', 'same-origin'],
  [
    'user-agent',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  ],
] as const

/** A visitor's HTTP/1.1 connection on a raw socket, because 5,000 of Node's own clients need more than one core. */
export class VisitorConnection {
  readonly #port: number
  readonly #traffic: Traffic
  readonly #tags = new Map<string, string>()
  #socket: Socket | undefined
  #received: (chunk: Buffer) => void = () => {}
  #closed: () => void = () => {}

  constructor(port: number, traffic: Traffic) {
    this.#port = port
    this.#traffic = traffic
  }

  /**
   * Fetches a list as a browser with a cache does.
   * @returns its ETag; undefined if it failed
   */
  async get(path: string): Promise<string | undefined> {
    const tag = this.#tags.get(path)
    const found = await new Promise<string | undefined>((resolve) => {
      let text = ''
      let bytes = 0
      this.#received = (chunk) => {
        bytes += chunk.length
        text += chunk.toString('latin1')
        const end = text.indexOf('\r\n\r\n')
        if (end < 0) return
        const head = text.slice(0, end)
        const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0)
        if (bytes < end + 4 + length) return
        const isFine = /^HTTP\/1.1 (200|304)/.test(head)
        resolve(isFine ? /^etag: (.+)/im.exec(head)?.[1] : undefined)
      }
      this.#closed = () => resolve(undefined)
      this.#send(path, tag === undefined ? [] : [['if-none-match', tag]])
    })
    if (found === undefined) this.#traffic.failed += 1
    else this.#tags.set(path, found)
    return found
  }

  /**
   * Opens a stream.
   * @param message called with the data of each event that has any
   */
  stream(path: string, message: (data: string) => void): void {
    let text = ''
    this.#received = (chunk) => {
      text += chunk.toString('latin1')
      for (const [, data = ''] of text.matchAll(/^data:(.+)\n\n/gm)) message(data)
      text = text.slice(text.lastIndexOf('\n\n') + 2)
    }
    this.#closed = () => {
      this.#traffic.failed += 1
    }
    this.#send(path, [])
  }

  end(): void {
    this.#closed = () => {}
    this.#socket?.destroy()
  }

  #send(path: string, own: readonly (readonly [string, string])[]) {
    const headers = [['host', `127.0.0.1:${this.#port}`], ...BROWSER, ...own]
    const text = `GET ${path} HTTP/1.1\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
    this.#traffic.requests += 1
    this.#traffic.bytesUp += text.length
    this.#socket ??= this.#open()
    this.#socket.write(text)
  }

  #open(): Socket {
    const socket = connect(this.#port, '127.0.0.1')
    socket.on('data', (chunk) => {
      this.#traffic.bytesDown += chunk.length
      this.#received(chunk)
    })
    socket.on('error', () => {})
    socket.once('close', () => {
      if (this.#socket !== socket) return
      this.#socket = undefined
      this.#closed()
    })
    return socket
  }
}
