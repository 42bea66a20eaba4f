import { join } from 'node:path'
import { defineGateSite } from '@anyam/releases/gate-site'
import * as z from 'zod'

const tea = z.object({ id: z.number(), name: z.string(), origin: z.string(), minutes: z.number() })

export const gateSite = defineGateSite({
  server: join(import.meta.dirname, 'server.ts'),
  facts: ({ publicUrl }) => ({ name: 'Teahouse', publicUrl }),
  dataHosts: ({ apiUrl }) => [{ name: 'api', setting: 'API_URL', url: apiUrl, path: '/api/teas' }],
  firstCalls: [
    [/^\/api\/teas$/, z.array(tea)],
    [/^\/api\/teas\/\d+$/, tea],
  ],
})
