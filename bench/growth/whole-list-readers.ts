import { get } from 'node:http'
import { text } from 'node:stream/consumers'

// Child process of `interference`: reads addresses in endless loops, one loop for each, and reports what it has read.
const [headers = '{}', ...addresses] = process.argv.slice(2)

const report = (read: { address: string; bytes: number; isWhole: boolean }) =>
  // The parent may have ended the run.
  process.send?.(read, () => {})

function read(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(address, { headers: JSON.parse(headers) }, (response) => {
      const { statusCode } = response
      if (statusCode !== 200)
        return void text(response).then((body) => reject(new Error(`${address}: ${statusCode} ${body}`)))
      response.on('data', ({ length }: Buffer) => report({ address, bytes: length, isWhole: false }))
      response.once('error', reject).once('end', () => {
        report({ address, bytes: 0, isWhole: true })
        resolve()
      })
    }).once('error', reject)
  })
}

process.once('disconnect', () => process.exit())
await Promise.all(
  addresses.map(async (address) => {
    for (;;) await read(address)
  }),
)
