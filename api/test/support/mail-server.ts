import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { freePort } from '@anyam/server/node'
import { SMTPServer } from 'smtp-server'

/** A mail server that can be started and stopped on one port, and records the mails it receives. */
export async function mailServer() {
  const port = await freePort()
  const received: { to: string[]; source: string }[] = []
  const refused = new Set<string>()
  let server: SMTPServer | undefined
  let isSilent = false
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    /** Recipients that the server rejects. */
    refused,
    /** Takes mails without acknowledging them, as a network does that fails at the wrong moment. */
    setSilent(silent: boolean) {
      isSilent = silent
    },
    async start() {
      server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS', 'AUTH'],
        onRcptTo({ address }, _session, done) {
          const error = Object.assign(new Error('No such person'), { responseCode: 550 })
          done(refused.has(address) ? error : null)
        },
        onData(stream, { envelope }, done) {
          text(stream).then((source) => {
            // Long lines arrive wrapped.
            const whole = source.replaceAll('=\r\n', '')
            received.push({ to: envelope.rcptTo.map(({ address }) => address), source: whole })
            if (!isSilent) done()
          }, done)
        },
      })
      const listener = server.listen(port, '127.0.0.1')
      if (!listener.listening) await once(listener, 'listening')
    },
    async stop() {
      const closing = server
      server = undefined
      await new Promise<void>((resolve) => (closing ? closing.close(() => resolve()) : resolve()))
    },
  }
}
