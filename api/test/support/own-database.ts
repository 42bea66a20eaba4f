import { startEmbeddedDatabase } from '../../src/db/embedded.ts'

/** Owns a database until it is killed; given its folder, it prints its address. */
const { url } = await startEmbeddedDatabase({ dataDir: process.argv[2] ?? '' })
process.stdout.write(`${url}\n`)
setInterval(() => {}, 60_000)
