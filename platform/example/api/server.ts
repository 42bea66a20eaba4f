import { readSettings } from '@anyam/server/env'
import { createShutdown } from '@anyam/server/shutdown'
import fastify from 'fastify'

const TEAS = [
  { id: 1, name: 'Jasmine', origin: 'Central Java', minutes: 3 },
  { id: 2, name: 'Oolong', origin: 'West Java', minutes: 4 },
  { id: 3, name: 'White', origin: 'North Sumatra', minutes: 6 },
]

const { apiPort } = readSettings()
const app = fastify()

app.get('/health/ready', async () => ({ status: 'ready' }))
app.get('/api/site', async () => ({ hours: 'Every day from 9 to 17' }))
app.get('/api/teas', async () => TEAS)
app.get<{ Params: { id: string } }>('/api/teas/:id', async ({ params }, reply) => {
  const tea = TEAS.find(({ id }) => id === Number(params.id))
  return tea ?? reply.code(404).send({ message: 'There is no such tea.' })
})

const shutdown = createShutdown()
process.once('SIGTERM', () => void shutdown.stop(app))
await app.listen({ port: apiPort })
