import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readSettings } from '@anyam/server/env'
import { safeEqual } from '@anyam/server/http'
import { createShutdown } from '@anyam/server/shutdown'
import fastify from 'fastify'

const TEAS = [
  { id: 1, name: 'Jasmine', origin: 'Central Java', minutes: 3 },
  { id: 2, name: 'Oolong', origin: 'West Java', minutes: 4 },
  { id: 3, name: 'White', origin: 'North Sumatra', minutes: 6 },
]

const { apiPort, dataDir, registryLogToken } = readSettings()
const app = fastify()

app.get('/health/ready', async () => ({ status: 'ready' }))
app.get('/api/site', async () => ({ hours: 'Every day from 9 to 17' }))
app.get('/api/teas', async () => TEAS)
app.get<{ Params: { id: string } }>('/api/teas/:id', async ({ params }, reply) => {
  const tea = TEAS.find(({ id }) => id === Number(params.id))
  return tea ?? reply.code(404).send({ message: 'There is no such tea.' })
})

/** The audit log of releases. */
app.post<{ Body: { entries: object[] } }>('/api/release-log', async ({ headers, body }, reply) => {
  if (!safeEqual(headers.authorization ?? '', `Bearer ${registryLogToken}`)) return reply.code(401).send()
  const text = body.entries.map((entry) => `${JSON.stringify({ at: new Date(), ...entry })}\n`).join('')
  await appendFile(join(dataDir, 'release-log.ndjson'), text)
})

const shutdown = createShutdown()
process.once('SIGTERM', () => void shutdown.stop(app))
await app.listen({ port: apiPort })
