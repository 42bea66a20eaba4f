import { startEmbeddedDatabase } from '../../src/db/embedded.ts'

/** Process that runs a database in the given folder until it is killed, and prints its URL. */
const { url } = await startEmbeddedDatabase({ dataDir: process.argv[2] ?? '' })
process.stdout.write(`${url}\n`)
setInterval(() => {}, 60_000)
